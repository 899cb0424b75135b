// A bot in JavaScript: its hero stays near the tower, its traps lie where skeletons arrive.
//     badbones tournament 'exec:node guard.js' greedy --games 20 --out runs/js
// Protocol: docs/protocol.md.
const readline = require("node:readline");

const column = (space) => "abcde".indexOf(space[0]);
const distance = (a, b) => Math.max(Math.abs(column(a) - column(b)), Math.abs(Number(a[1]) - Number(b[1])));

/** How good a legal choice looks: higher is better. */
function score(choice, board) {
  const [verb, ...words] = choice.split(" ");
  const crowd = (space) => board.skeletons.filter((skeleton) => skeleton.startsWith(space)).length;
  if (verb === "move") return 10 * crowd(words[0]) - distance(words[0], "c3");
  if (verb === "place") return 5 - distance(words[1], "c3");
  if (verb === "buy") return words[0] === "catapult" ? 2 : 1;
  return 0;
}

function decide({ id, seat, position, legal }) {
  const board = position.board[seat];
  const best = legal.reduce((a, b) => (score(b, board) > score(a, board) ? b : a));
  return { id, choice: best, reason: `score ${score(best, board)}` };
}

const answers = {
  hello: ({ id }) => ({ id, protocol: 1, name: "guard in JavaScript" }),
  decide,
  decide_batch: ({ id, decisions }) => ({ id, choices: decisions.map((one) => decide(one).choice) }),
};

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "quit") process.exit(0);
  const answer = answers[message.type];
  if (answer) console.log(JSON.stringify(answer(message)));
});

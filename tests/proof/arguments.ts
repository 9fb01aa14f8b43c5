import type { Size } from "./scenario.ts";

export type Wish = {
  only: string[];
  seed: number | undefined;
  size: Size;
  rounds: number | undefined;
  save: boolean;
};

export const usage = `Usage: npm run proof [-- <scenario>] [-- --seed <number>] [-- --rounds <number>] [-- --quick] [-- --save]
  <scenario>, --only <scenario>   this alone; can be given again
  --seed    replay what this seed draws, instead of something new
  --rounds  so many of them, instead of what the size says
  --quick   the size that npm test runs
  --save    write what was tried into docs/proof.md`;

/** What the command line asks for, or undefined when it can't be understood. */
export function readArguments(
  words: readonly string[],
  known: readonly string[],
): Wish | undefined {
  const wish: Wish = { only: [], seed: undefined, size: "full", rounds: undefined, save: false };
  const rest = [...words];
  for (let word = rest.shift(); word; word = rest.shift()) {
    if (word === "--quick") {
      wish.size = "quick";
      continue;
    }
    if (word === "--save") {
      wish.save = true;
      continue;
    }
    if (known.includes(word)) {
      wish.only.push(word);
      continue;
    }
    const value = rest.shift() ?? "";
    if (word === "--only" && known.includes(value)) wish.only.push(value);
    else if (word === "--seed" && /^\d{1,9}$/.test(value)) wish.seed = Number(value);
    else if (word === "--rounds" && /^[1-9]\d{0,6}$/.test(value)) wish.rounds = Number(value);
    else return undefined;
  }
  return wish;
}

/** Does the same again. */
export function replayCommand(
  name: string,
  { seed, rounds }: { seed: number; rounds: number },
  size: Size,
): string {
  const quick = size === "quick" ? " --quick" : "";
  return `npm run proof -- --only ${name} --seed ${seed} --rounds ${rounds}${quick}`;
}

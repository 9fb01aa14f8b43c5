import type { Size } from "./scenario.ts";

export type Wish = { only: string[]; seed: number | undefined; size: Size };

export const usage = `Usage: npm run proof [-- --only <scenario>] [-- --seed <number>] [-- --quick]
  --only   this scenario alone; can be given again
  --seed   replay what this seed draws, instead of something new
  --quick  the size that npm test runs`;

/** What the command line asks for, or undefined when it can't be understood. */
export function readArguments(
  words: readonly string[],
  known: readonly string[],
): Wish | undefined {
  const wish: Wish = { only: [], seed: undefined, size: "full" };
  const rest = [...words];
  for (let word = rest.shift(); word; word = rest.shift()) {
    if (word === "--quick") {
      wish.size = "quick";
      continue;
    }
    const value = rest.shift() ?? "";
    if (word === "--only" && known.includes(value)) wish.only.push(value);
    else if (word === "--seed" && /^\d{1,9}$/.test(value)) wish.seed = Number(value);
    else return undefined;
  }
  return wish;
}

/** Does the same again. */
export function replayCommand(name: string, seed: number, size: Size): string {
  const quick = size === "quick" ? " --quick" : "";
  return `npm run proof -- --only ${name} --seed ${seed}${quick}`;
}

import type { Sizes } from "./part.ts";

export type Wish = { only: string[]; size: keyof typeof SIZES; save: boolean };

/** The growth of the shop: `small` up to the budgets' sizes, `full` up to the largest wish. */
export const SIZES = {
  small: { products: [100, 100_000], orders: [1_000, 100_000] },
  full: { products: [100, 10_000, 100_000], orders: [1_000, 100_000, 1_000_000] },
} satisfies Record<string, Sizes>;

export const usage = `Usage: npm run bench [-- <part> ...] [--sizes small|full] [--save]
  <part>   this part alone; can be given again
  --sizes  how far the shop grows: small (unless given), or full
  --save   write the figures of these parts into docs/benchmarks.md`;

/** Parses the command line; undefined if it is not understood. */
export function readArguments(
  words: readonly string[],
  known: readonly string[],
): Wish | undefined {
  const wish: Wish = { only: [], size: "small", save: false };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (known.includes(word)) {
      wish.only.push(word);
      continue;
    }
    if (word === "--save") {
      wish.save = true;
      continue;
    }
    const size = rest.shift();
    if (word !== "--sizes" || (size !== "small" && size !== "full")) return undefined;
    wish.size = size;
  }
  return wish;
}

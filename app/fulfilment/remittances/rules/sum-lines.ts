import type { Centavos } from "#app/lib/money.ts";

type Line = { expected: Centavos; collected: Centavos; fee: Centavos; remitted: Centavos };

export type RemittanceSums = {
  expected: Centavos;
  collected: Centavos;
  /** Collected less expected. Negative if too little arrived. */
  difference: Centavos;
  fees: Centavos;
  /** Kept back by the courier without being called a fee. */
  withheld: Centavos;
  remitted: Centavos;
};

/**
 * The sums of a remittance. Collected is expected plus difference, and also fees plus withheld plus
 * remitted.
 */
export function sumLines(lines: readonly Line[]): RemittanceSums {
  const sum = (part: (line: Line) => Centavos) =>
    lines.reduce((total, line) => total + part(line), 0);
  const expected = sum((line) => line.expected);
  const collected = sum((line) => line.collected);
  const fees = sum((line) => line.fee);
  const remitted = sum((line) => line.remitted);
  const [difference, withheld] = [collected - expected, collected - fees - remitted];
  return { expected, collected, difference, fees, withheld, remitted };
}

import type { Centavos } from "#app/lib/money.ts";

type Line = { expected: Centavos; collected: Centavos; fee: Centavos; remitted: Centavos };

export type RemittanceSums = {
  expected: Centavos;
  collected: Centavos;
  /** What was collected beyond what was expected; below zero where it is less. */
  difference: Centavos;
  fees: Centavos;
  /** Taken from the cash without being called a fee. */
  withheld: Centavos;
  remitted: Centavos;
};

/** What a remittance comes to: collected is expected and difference, and it is fees, withheld and remitted. */
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

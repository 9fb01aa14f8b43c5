import { fromDecimal, type Centavos } from "#app/lib/money.ts";

/**
 * Parses an amount as people here type it: `9200`, `9,200.5`, `₱ 9,200.00`. Returns undefined for
 * anything else. A comma is allowed only between thousands, since `1,50` may mean one peso fifty.
 */
export function readPesos(typed: string): Centavos | undefined {
  const plain = typed.replaceAll(/₱|php|\s/gi, "");
  const match = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{0,2}))?$/.exec(plain);
  if (!match?.[1]) return undefined;
  return fromDecimal(`${match[1].replaceAll(",", "")}.${(match[2] ?? "").padEnd(2, "0")}`);
}

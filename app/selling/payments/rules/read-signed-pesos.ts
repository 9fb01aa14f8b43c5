import type { Centavos } from "#app/lib/money.ts";
import { readPesos } from "./read-pesos.ts";

/** The limit of a column of amounts. */
const MOST_CENTAVOS = 2_147_483_647;

/** Parses an amount in a file: `-1,250.00`, `₱-1,250.00` and `(1,250.00)` are negative. */
export function readSignedPesos(typed: string): Centavos | undefined {
  const text = typed.replaceAll(/₱|php|\s/gi, "");
  const isBelow = /^-|^\(.*\)$/.test(text);
  const pesos = readPesos(text.replaceAll(/^-|[()]/g, ""));
  if (pesos === undefined || pesos > MOST_CENTAVOS) return undefined;
  return isBelow ? -pesos : pesos;
}

import { setImmediate as othersTurn } from "node:timers/promises";
import type { Reading } from "#app/running/imports/queries/import-noun.server.ts";
import { cellsByField } from "#app/running/imports/rules/match-columns.ts";
import type { ImportRow } from "#app/running/imports/rules/read-table.ts";
import type { MovedRow } from "../../../rules/read-cell.ts";

export const readRows = (
  rows: readonly ImportRow[],
  { columns }: Pick<Reading, "columns">,
): Promise<MovedRow[]> =>
  inTurns(rows, ({ no, cells, isCut = false }) => ({
    no,
    cells: cellsByField(cells, columns),
    isCut,
  }));

const AT_ONCE = 200;

/** Maps many values in parts, so that other requests have their turn. */
export async function inTurns<From, To>(
  values: readonly From[],
  map: (value: From) => To,
): Promise<To[]> {
  const mapped: To[] = [];
  for (const [index, value] of values.entries()) {
    mapped.push(map(value));
    // oxlint-disable-next-line no-await-in-loop
    if (index % AT_ONCE === 0) await othersTurn();
  }
  return mapped;
}

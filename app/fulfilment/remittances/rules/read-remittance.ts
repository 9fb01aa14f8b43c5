import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { cellsByField, matchColumns } from "#app/running/imports/rules/match-columns.ts";
import type { ReadTable } from "#app/running/imports/rules/read-table.ts";
import { readSignedPesos } from "#app/selling/payments/rules/read-signed-pesos.ts";

import { REMITTANCE_COLUMNS } from "./remittance-columns.ts";

/** A line of a courier's file about one parcel. The courier takes a negative amount back. */
export type RemittanceLine = {
  rowNo: number;
  /** In upper case and without spaces. */
  tracking: string;
  collected: Centavos;
  fee: Centavos;
  remitted: Centavos;
  /** Like `2026-11-27`. Null if the file has no clear date. */
  deliveredOn: string | null;
};

export type RowProblem = "no_tracking" | "long_tracking" | "no_amount" | "not_an_amount";
export type BadRow = { rowNo: number; why: RowProblem };

/** A column of the file with the field that it fills. */
export type FoundColumn = { name: string; field: string | null };

export type ReadRemittance = {
  columns: FoundColumn[];
  lines: RemittanceLine[];
  bad: BadRow[];
};

/** In characters, the same limit as for a parcel. */
export const LONGEST_TRACKING = 60;

/** Matches totals below the last parcel. */
const SUM_ROW = /^(grand|sub)?-?\s*totals?:?$/i;

/** Splits the rows of a courier's file into readable ones, and unreadable ones with a reason. */
export function readRemittance({
  header,
  rows,
}: ReadTable): Result<ReadRemittance, Refusal<"no_tracking" | "no_amount">> {
  const fields = matchColumns(header, REMITTANCE_COLUMNS);
  if (!fields.includes("tracking")) return refuse("no_tracking");
  if (!fields.includes("collected") && !fields.includes("remitted")) return refuse("no_amount");
  const read: ReadRemittance = {
    columns: header.map((name, at) => ({ name, field: fields[at] ?? null })),
    lines: [],
    bad: [],
  };
  for (const { no: rowNo, cells } of rows) {
    const row = readRow(cellsByField(cells, fields));
    if (row === "no_line") continue;
    if (typeof row === "string") read.bad.push({ rowNo, why: row });
    else read.lines.push({ rowNo, ...row });
  }
  return ok(read);
}

type Row = Omit<RemittanceLine, "rowNo">;

function readRow(texts: Record<string, string>): Row | RowProblem | "no_line" {
  const said = (field: string) => (texts[field] ?? "").trim();
  const tracking = said("tracking").replaceAll(/\s/g, "").toUpperCase();
  const typed = ["collected", "fee", "remitted"].map(said);
  if (SUM_ROW.test(said("tracking"))) return "no_line";
  if (tracking === "") return typed.some((text) => text !== "") ? "no_tracking" : "no_line";
  if (tracking.length > LONGEST_TRACKING) return "long_tracking";
  const [collected, fee, remitted] = typed.map((text) =>
    text === "" ? undefined : (readSignedPesos(text) ?? Number.NaN),
  );
  if ([collected, fee, remitted].some(Number.isNaN)) return "not_an_amount";
  const amounts = completeAmounts({ collected, fee, remitted });
  if (!amounts) return "no_amount";
  return { tracking, ...amounts, deliveredOn: readDay(said("delivered")) };
}

type Amounts = Pick<RemittanceLine, "collected" | "fee" | "remitted">;
type PartialAmounts = { [Name in keyof Amounts]: Amounts[Name] | undefined };

/** Fills in missing amounts: the fee is the collected amount less the remitted one. */
export function completeAmounts({ collected, fee, remitted }: PartialAmounts): Amounts | undefined {
  if (collected !== undefined) {
    const kept = fee ?? (remitted === undefined ? 0 : collected - remitted);
    return { collected, fee: kept, remitted: remitted ?? collected - kept };
  }
  if (remitted === undefined) return undefined;
  return { collected: remitted + (fee ?? 0), fee: fee ?? 0, remitted };
}

/**
 * A day in couriers' formats: `2026-11-27`, `11/27/2026`, with or without a time. Null for an
 * impossible or ambiguous day, such as `03/04/26`.
 */
export function readDay(typed: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(typed);
  if (american) return dayOf(Number(american[3]), Number(american[1]), Number(american[2]));
  return null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isDay = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 2000;
  return isDay ? at.toISOString().slice(0, 10) : null;
}

import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  cellsByField,
  matchColumns,
  type ImportColumn,
} from "#app/running/imports/rules/match-columns.ts";
import type { ReadTable } from "#app/running/imports/rules/read-table.ts";
import { readSignedPesos } from "./read-signed-pesos.ts";

/** A line of a provider's file. Refunds have a negative amount. */
export type PayoutLine = { rowNo: number; reference: string; amount: Centavos; fee: Centavos };

/** In characters. */
export const LONGEST_REFERENCE = 120;

/** Matches the column names of the providers' exports and those of a file made by hand. */
export const PAYOUT_COLUMNS: readonly ImportColumn[] = [
  {
    field: "reference",
    label: "Reference",
    names: [
      "reference number",
      "external id",
      "external reference number",
      "request reference number",
      "merchant reference",
      "merchant reference number",
      "reference id",
      "rrn",
    ],
  },
  {
    field: "amount",
    label: "Amount",
    names: ["gross amount", "gross", "payment amount", "transaction amount", "paid amount"],
  },
  { field: "fee", label: "Fee", names: ["fees", "total fee", "total fees", "mdr", "fee amount"] },
];

export type PayoutProblem = Refusal<"no_reference" | "no_amount"> | UnreadableRow;
type UnreadableRow = Refusal<"unreadable_row"> & { rowNo: number };

/**
 * Reads the lines of a payout file. One unreadable line refuses the whole file, since half a file
 * would give wrong results.
 */
export function readPayout({ header, rows }: ReadTable): Result<PayoutLine[], PayoutProblem> {
  const columns = matchColumns(header, PAYOUT_COLUMNS);
  if (!columns.includes("reference")) return refuse("no_reference");
  if (!columns.includes("amount")) return refuse("no_amount");
  const lines: PayoutLine[] = [];
  for (const { no: rowNo, cells } of rows) {
    const texts = cellsByField(cells, columns);
    const reference = (texts["reference"] ?? "").trim();
    const typed = texts["amount"] ?? "";
    // Skips the totals below the last payment.
    if (reference === "") continue;
    const amount = readSignedPesos(typed);
    const fee = (texts["fee"] ?? "").trim() === "" ? 0 : readSignedPesos(texts["fee"] ?? "");
    const fits = reference.length <= LONGEST_REFERENCE;
    if (!fits || amount === undefined || fee === undefined) {
      return refuse("unreadable_row", { rowNo });
    }
    lines.push({ rowNo, reference, amount, fee });
  }
  return ok(lines);
}

import { formatMoney } from "#app/lib/money.ts";
import type { BulkEdit } from "../../../rules/bulk-edits.ts";
import { bulkMessages as say } from "../../../texts/staff-bulk.ts";
import type { BulkChoices } from "./read-bulk-form.ts";

/** The edits of the grid in one line: "Price: +10%; Status: Active". */
export function editsSummary(edits: readonly BulkEdit[], choices: BulkChoices): string {
  return edits.map((edit) => `${say.fields[edit.field]}: ${whatOf(edit, choices)}`).join("; ");
}

function whatOf(edit: BulkEdit, choices: BulkChoices): string {
  if (edit.field === "tags") {
    return edit.op === "clear" ? say.cleared : `${say.tagWords[edit.op]} ${edit.tags.join(", ")}`;
  }
  if ("to" in edit) {
    const label = choices[edit.field].find(({ value }) => value === edit.to)?.label;
    return label ?? say.cleared;
  }
  const { change } = edit;
  if (change.op === "clear") return say.cleared;
  if (change.op === "set") return formatMoney(change.amount);
  const sign = change.amount < 0 ? "−" : "+";
  const size = Math.abs(change.amount);
  return change.op === "add" ? sign + formatMoney(size) : `${sign}${size / 100}%`;
}

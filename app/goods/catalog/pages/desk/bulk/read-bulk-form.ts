import { readHundredths } from "#app/lib/hundredths.ts";
import {
  BULK_FIELDS,
  OPERATIONS_OF,
  type AmountField,
  type BulkEdit,
  type BulkField,
  type ChoiceField,
  type Operation,
} from "../../../rules/bulk-edits.ts";
import { bulkMessages } from "../../../texts/staff-bulk.ts";
import { opName } from "./bulk-names.ts";

const say = bulkMessages.errors;

export type BulkChoices = Readonly<
  Record<ChoiceField, readonly { value: string; label: string }[]>
>;

type BulkFormReading = { edits: BulkEdit[]; errors: Record<string, string> };

/** The edits in the grid; an error has the name of its control. */
export function readBulkForm(
  sent: Readonly<Record<string, string>>,
  choices: BulkChoices,
): BulkFormReading {
  const edits: BulkEdit[] = [];
  const errors: Record<string, string> = {};
  for (const field of BULK_FIELDS) {
    const typed = (sent[field] ?? "").trim();
    const op = operationOf(field, sent[opName(field)]);
    if (!op) {
      if (typed !== "" || sent[opName(field)]) errors[opName(field)] = say.operation;
      continue;
    }
    const read = readEdit(field, op, typed, choices);
    if (typeof read === "string") errors[field] = read;
    else edits.push(read);
  }
  return { edits, errors };
}

function operationOf(field: BulkField, sent: string | undefined): Operation | undefined {
  const all: readonly Operation[] = OPERATIONS_OF[field];
  return all.find((op) => op === sent);
}

function readEdit(
  field: BulkField,
  op: Operation,
  typed: string,
  choices: BulkChoices,
): BulkEdit | string {
  switch (field) {
    case "price":
    case "compare_at_price":
    case "cost_per_item":
      return readAmount(field, op, typed);
    case "tags":
      return op === "percent" ? say.operation : readTags(op, typed);
    default: {
      if (op === "clear") return { field, to: "" };
      const chosen = choices[field].find(({ value }) => value === typed);
      return chosen ? { field, to: chosen.value } : say.choose;
    }
  }
}

function readAmount(field: AmountField, op: Operation, typed: string): BulkEdit | string {
  if (op === "clear") return { field, change: { op } };
  const plain = typed.replace(/%\s*$/, "").replace(/^([-+]?)\s*(?:₱|PHP)\s*/i, "$1");
  const [, sign = "", digits = ""] = /^([-+−]?)\s*(.*)$/.exec(plain) ?? [];
  const amount = readHundredths(digits);
  const isMinus = sign === "-" || sign === "−";
  if (op === "set") {
    const isFree = amount === 0 && field !== "cost_per_item";
    if (amount === undefined || isMinus || isFree || amount > MOST) return say.setAmount;
    return { field, change: { op, amount } };
  }
  const signed = (amount ?? 0) * (isMinus ? -1 : 1);
  const isPercent = op === "percent";
  if (amount === undefined || amount === 0) return isPercent ? say.percent : say.amount;
  if (isPercent && (signed < -9_900 || signed > 100_000)) return say.percent;
  if (amount > MOST) return say.amount;
  return { field, change: { op, amount: signed } };
}

const MOST = 100_000_000;

function readTags(op: "set" | "add" | "clear", typed: string): BulkEdit | string {
  if (op === "clear") return { field: "tags", op, tags: [] };
  const tags = [
    ...new Set(
      typed
        .split(",")
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
  const isWrong = tags.length === 0 || tags.length > 20 || tags.some((tag) => tag.length > 40);
  return isWrong || /\p{Cc}/u.test(typed) ? say.tags : { field: "tags", op, tags };
}

import { formatMoney } from "#app/lib/money.ts";

export type Change = { name: string; before: string; after: string };

const LONGEST = 240;
/** Fields that name a record, best first. */
const NAMES = [
  "orderNumber",
  "lotNumber",
  "number",
  "code",
  "name",
  "title",
  "slug",
  "words",
  "email",
];

/** `order.status` as "Order status", `sign_in.new_device` as "Sign in new device". */
export function nameAction(action: string): string {
  const [noun = "", verb = ""] = action.split(".");
  const words = `${spaced(noun)} ${spaced(verb)}`.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The changed fields of an entry; unchanged fields are left out. */
export function showChanges(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(isReadable);
  return names.flatMap((name) => {
    const change = {
      name: spaced(name),
      before: showValue(name, old[name]),
      after: showValue(name, now[name]),
    };
    return change.before === change.after ? [] : [change];
  });
}

/** The record's name, if the entry has it. */
export function nameSubject(before: unknown, after: unknown): string {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const called = NAMES.map((name) => now[name] ?? old[name]);
  const found = called.find((name) => typeof name === "string" && name !== "");
  return typeof found === "string" ? found.slice(0, LONGEST) : "";
}

/** True if the changes are short enough for the line itself. */
export function areBrief(changes: readonly Change[]): boolean {
  const letters = changes.reduce((sum, each) => sum + each.before.length + each.after.length, 0);
  return changes.length <= 2 && letters <= 120;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return value === null || value === undefined ? {} : { value };
  }
  return { ...value };
}

function showValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  // Amounts are stored in centavos; settings are texts, in the unit that their form names.
  if (typeof value === "number" && isAmount(name)) return formatMoney(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Lists of ids are meaningless to people. The entry also has their names. */
const isReadable = (name: string) => !name.endsWith("Ids");

const isAmount = (name: string) => /(?:^|[a-z ])(?:amount|price|cost|minimumOrder)$/i.test(name);

/** Splits `camelCase` and `snake_case` into lower-case words. */
function spaced(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}

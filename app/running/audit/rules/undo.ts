import { addDays } from "#app/lib/dates.ts";

export const UNDO_DAYS = 30;

type Fields = Readonly<Record<string, unknown>>;

/** A change as the log has it. */
export type LoggedChange = { at: Date; before: unknown; after: unknown };

/** Whether a change can be undone, and what the record then says. */
export type UndoState =
  | { state: "open"; restored: Fields }
  /** These fields say something else by now. */
  | { state: "overtaken"; fields: string[] }
  | { state: "too_old" }
  /** It changed no field of the record. */
  | { state: "none" };

/**
 * A change is undone for 30 days, all of it or none, as long as each field that it touched still
 * says what it made of it. `unsaved` is what a field says before it was ever saved.
 */
export function judgeUndo(
  change: LoggedChange,
  saved: Fields,
  now: Date,
  unsaved: (name: string) => unknown = () => undefined,
): UndoState {
  const after = fieldsOf(change.after);
  const before = fieldsOf(change.before);
  const touched = touchedFields(change, unsaved).filter((name) => Object.hasOwn(saved, name));
  if (touched.length === 0) return { state: "none" };
  if (change.at < addDays(now, -UNDO_DAYS)) return { state: "too_old" };
  const fields = touched.filter((name) => !isSame(saved[name], after[name]));
  if (fields.length > 0) return { state: "overtaken", fields };
  const former = (name: string) => (Object.hasOwn(before, name) ? before[name] : unsaved(name));
  return { state: "open", restored: Object.fromEntries(touched.map((n) => [n, former(n)])) };
}

/** The names of the fields that a change touched, as far as the log has both values. */
export function touchedFields(
  { before, after }: Pick<LoggedChange, "before" | "after">,
  unsaved: (name: string) => unknown = () => undefined,
): string[] {
  const old = fieldsOf(before);
  return Object.entries(fieldsOf(after)).flatMap(([name, value]) => {
    const former = Object.hasOwn(old, name) ? old[name] : unsaved(name);
    return former === undefined || isSame(former, value) ? [] : [name];
  });
}

/** Of the later changes, the newest one that touched any of these fields. */
export function overtakenBy<C extends LoggedChange>(
  later: readonly C[],
  fields: readonly string[],
): C | undefined {
  return later.find((change) => {
    const names = Object.keys(fieldsOf(change.after));
    const touched = touchedFields(change);
    return fields.some((name) =>
      Object.hasOwn(fieldsOf(change.before), name) ? touched.includes(name) : names.includes(name),
    );
  });
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The log has values as JSON, whose objects come back in an order of their own. */
function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

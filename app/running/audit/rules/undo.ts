import { addDays } from "#app/lib/dates.ts";

export const UNDO_DAYS = 30;

type Fields = Readonly<Record<string, unknown>>;

export type LoggedChange = { at: Date; before: unknown; after: unknown };

/** Whether a change can be undone, and the record's fields after the undo. */
export type UndoState =
  | { state: "open"; restored: Fields }
  /** These fields changed again later. */
  | { state: "overtaken"; fields: string[] }
  | { state: "too_old" }
  | { state: "none" };

/**
 * A change can be undone for 30 days, and only as a whole, while each field that it touched still
 * has the value that it set. `unsaved` has the fields' values before the record was first saved.
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

/** The fields that a change touched, if the log has the values before and after. */
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

/** JSON in the log does not keep the order of an object's keys. */
function isSame(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const KEY = "pm.list";

export type LeftList = {
  to: string;
  row: string;
  rows: readonly string[];
};

/** Remembers the position in a list, for the way back and for the previous and next record. */
export function leaveList(left: LeftList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Storage is blocked or full. The way back then leads to the top of the list.
  }
}

export function leftList(): LeftList | undefined {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isLeftList(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isLeftList(read: unknown): read is LeftList {
  if (typeof read !== "object" || read === null) return false;
  if (!("to" in read) || !("row" in read) || !("rows" in read)) return false;
  const { to, row, rows } = read;
  const areAddresses = Array.isArray(rows) && rows.every((one) => typeof one === "string");
  return typeof to === "string" && typeof row === "string" && areAddresses;
}

const KEY = "pm.list";

/** The list that somebody left for one of its rows. */
export type LeftList = {
  /** Its address, with filters and page. */
  to: string;
  /** The row's own address. */
  row: string;
  /** The addresses of all its rows, in their order. */
  rows: readonly string[];
};

/** Notes where somebody is in a list, for the way back and for the records beside it. */
export function leaveList(left: LeftList): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // No storage, or none left: the way back then leads to the top of the list.
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

import { foldText, searchParts } from "#app/lib/search-text.ts";
import type { ListQuery, ListSpec } from "#app/lib/list/list-spec.ts";
import type { ShownList } from "#app/lib/list/shown-list.ts";
import { openList, type ListRequest } from "./load-list.server.ts";

type WholeList<Row> = {
  rows: (query: ListQuery) => Promise<readonly Row[]>;
  /** What is compared, for each sort of the spec. */
  sorts: Readonly<Record<string, (row: Row) => string | number | Date>>;
  /** What the search looks into. */
  text?: (row: Row) => string;
  /** Whether a row is what the filters ask for. */
  isShown?: (row: Row, filters: ListQuery["filters"]) => boolean;
};

/** A list of a few dozen rows, such as the categories: shown whole, searched and sorted here. */
export async function loadWholeList<Row>(
  asked: ListRequest,
  spec: ListSpec,
  { rows: read, sorts, text, isShown = () => true }: WholeList<Row>,
): Promise<{ list: ShownList; rows: Row[] }> {
  const { query, views } = await openList(asked, spec);
  const all = await read(query);
  const parts = searchParts(query.search);
  const shown = all.filter((row) => {
    const found = text ? foldText(text(row)) : "";
    return isShown(row, query.filters) && parts.every((part) => found.includes(part));
  });
  const valueOf = sorts[query.sort.replace(/^-/, "")];
  if (!valueOf) throw new Error(`the list has no way to sort by ${query.sort}`);
  const sign = query.sort.startsWith("-") ? -1 : 1;
  const rows = shown.toSorted((a, b) => sign * compare(valueOf(a), valueOf(b)));
  return {
    rows,
    list: { query, views, previous: undefined, next: undefined, count: rows.length, orMore: false },
  };
}

function compare(a: string | number | Date, b: string | number | Date): number {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "en");
  return Number(a) - Number(b);
}

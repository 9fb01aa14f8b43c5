import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { ListPlace } from "./list-place.server.ts";

/** Rows of a page. */
export const PAGE_ROWS = 50;

type SortType = "timestamptz" | "date" | "int" | "bigint" | "numeric" | "text" | "boolean";

/** What a part of a list is selected by: put these into the statement as they are. */
export type ListPart = {
  /** Which rows come after, or before, the place; beside the filters. */
  where: SQL | undefined;
  order: SQL[];
  limit: number;
  /** Select it as `place`: a text by which the list goes on at this row. */
  place: SQL<string>;
};

export type ListSource<Row> = {
  id: SQLWrapper;
  idType?: "uuid" | "text";
  /** An expression for each sort of the spec, never null; an index has it with the id after it. */
  sorts: Readonly<Record<string, { by: SQLWrapper; type: SortType }>>;
  rows: (part: ListPart) => Promise<Row[]>;
};

export type PlacedRow = { id: string; place: string };

type PartRequest = {
  sort: string;
  place?: ListPlace | undefined;
  backwards?: boolean;
  size?: number;
};

/** The rows beside a place, in the order of the list, and whether there are more that way. */
export async function readPart<Row extends PlacedRow>(
  source: ListSource<Row>,
  { sort, place, backwards = false, size = PAGE_ROWS }: PartRequest,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const column = source.sorts[sort.replace(/^-/, "")];
  if (!column) throw new Error(`the list has no way to sort by ${sort}`);
  const isDown = sort.startsWith("-") !== backwards;
  const way = sql.raw(isDown ? "desc" : "asc");
  const found = await source.rows({
    where: place && isBeyond(source, column, { place, isDown }),
    order: [sql`${column.by} ${way}`, sql`${source.id} ${way}`],
    limit: size + 1,
    place: sql<string>`(${column.by})::text`,
  });
  const rows = found.slice(0, size);
  return { rows: backwards ? rows.toReversed() : rows, hasMore: found.length > size };
}

/** The whole list in parts, as a file has it. Each goes on after the last row of the one before. */
export async function* everyPart<Row extends PlacedRow>(
  source: ListSource<Row>,
  sort: string,
  size = 500,
): AsyncGenerator<Row[]> {
  let place: ListPlace | undefined;
  for (let hasMore = true; hasMore;) {
    const part = await readPart(source, { sort, place, size });
    yield part.rows;
    const last = part.rows.at(-1);
    place = last && { sort, value: last.place, id: last.id };
    hasMore = part.hasMore;
  }
}

type Beyond = { place: ListPlace; isDown: boolean };

function isBeyond(
  { id, idType = "uuid" }: Pick<ListSource<never>, "id" | "idType">,
  { by, type }: { by: SQLWrapper; type: SortType },
  { place, isDown }: Beyond,
): SQL {
  const sign = sql.raw(isDown ? "<" : ">");
  return sql`(${by}, ${id}) ${sign}
    (${place.value}::${sql.raw(type)}, ${place.id}::${sql.raw(idType)})`;
}

import { redirect } from "react-router";
import { readListQuery, writeListQuery } from "#app/lib/list/list-query.ts";
import type { ListQuery, ListSpec } from "#app/lib/list/list-spec.ts";
import type { SavedView, ShownList } from "#app/lib/list/shown-list.ts";
import type { RequestContext } from "../http/request-context.server.ts";
import { MOST_COUNTED } from "./count-rows.server.ts";
import { openPlace, sealPlace, type ListPlace } from "./list-place.server.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "../access/ctx.server.ts";
import { listViews } from "./tables.server.ts";
import { readPersonalSearch } from "./personal-search.server.ts";
import { readPart, type ListSource, type PlacedRow } from "./read-part.server.ts";

export type ListRequest = { served: RequestContext; request: Request; url: URL };

/** The requested query, and the reader's saved views; their default view opens by itself. */
export async function openList(
  { served, request, url }: ListRequest,
  spec: ListSpec,
): Promise<{ query: ListQuery; views: SavedView[] }> {
  const views = await viewsOf(served.ctx, spec.key);
  const standard = views.find(({ isDefault }) => isDefault);
  if (standard?.query && url.searchParams.size === 0) {
    throw redirect(`${url.pathname}?${standard.query}`);
  }
  const query = readListQuery(spec, url.searchParams);
  const search = spec.search?.personal ? readPersonalSearch(served, request, spec) : query.search;
  return { query: { ...query, search }, views };
}

type CountedSource<Row> = ListSource<Row> & { count: () => Promise<number> };

/** Loads the requested page of a list, with its views and counts. */
export async function loadList<Row extends PlacedRow>(
  asked: ListRequest,
  spec: ListSpec,
  sourceOf: (query: ListQuery) => CountedSource<Row> | Promise<CountedSource<Row>>,
): Promise<{ list: ShownList; rows: Row[] }> {
  const { query, views } = await openList(asked, spec);
  const source = await sourceOf(query);
  const [part, count] = await Promise.all([pageOf(asked, spec, { query, source }), source.count()]);
  const { rows, previous, next } = part;
  return {
    rows,
    list: {
      query,
      views,
      previous,
      next,
      count: Math.min(count, MOST_COUNTED),
      orMore: count > MOST_COUNTED,
    },
  };
}

type Page<Row> = { rows: Row[]; previous: string | undefined; next: string | undefined };

async function pageOf<Row extends PlacedRow>(
  { served: { ctx }, url }: ListRequest,
  spec: ListSpec,
  { query, source }: { query: ListQuery; source: ListSource<Row> },
): Promise<Page<Row>> {
  const { sort } = query;
  const placeAt = (name: string) => openPlace(ctx, spec.key, sort, url.searchParams.get(name));
  const linkTo = (name: string, row: Row | undefined) => {
    if (!row) return undefined;
    const place: ListPlace = { sort, value: row.place, id: row.id };
    const params = new URLSearchParams(writeListQuery(spec, query));
    params.set(name, sealPlace(ctx, spec.key, place));
    return params.toString();
  };
  const before = placeAt("before");
  if (before) {
    const { rows, hasMore } = await readPart(source, { sort, place: before, backwards: true });
    // Fewer rows than a page before the place means the first page, which is always full.
    if (hasMore) {
      return { rows, previous: linkTo("before", rows[0]), next: linkTo("after", rows.at(-1)) };
    }
  }
  const after = before ? undefined : placeAt("after");
  const asPlaced = await readPart(source, { sort, place: after });
  // The rows after the place may have been deleted.
  const isGone = after !== undefined && asPlaced.rows.length === 0;
  const { rows, hasMore } = isGone ? await readPart(source, { sort }) : asPlaced;
  return {
    rows,
    previous: after && !isGone ? linkTo("before", rows[0]) : undefined,
    next: hasMore ? linkTo("after", rows.at(-1)) : undefined,
  };
}

/** The actor's own saved views of a list, by name. */
export async function viewsOf({ db, actor }: Ctx, list: string): Promise<SavedView[]> {
  if (actor.kind !== "user") return [];
  return db
    .select({
      id: listViews.id,
      name: listViews.name,
      query: listViews.query,
      isDefault: listViews.isDefault,
    })
    .from(listViews)
    .where(and(eq(listViews.userId, actor.userId), eq(listViews.list, list)))
    .orderBy(asc(listViews.name));
}

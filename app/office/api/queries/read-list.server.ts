import { ok, refuse } from "#app/lib/result.ts";
import { openPlace, sealPlace } from "#app/platform/list/list-place.server.ts";
import { readPart, type ListSource, type PlacedRow } from "#app/platform/list/read-part.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type ListInput = { cursor?: string | undefined; limit: number };

type Listing<Row, Shown> = {
  /** Names the list in its cursors, so that none opens another list. */
  key: string;
  sort: string;
  source: ListSource<Row>;
  show: (row: Row) => Shown;
};

/** A page of a list of the API, and the cursor of the next one. */
export async function readList<Row extends PlacedRow, Shown>(
  ctx: Ctx,
  { cursor, limit }: ListInput,
  { key, sort, source, show }: Listing<Row, Shown>,
) {
  const place = openPlace(ctx, `api ${key}`, sort, cursor ?? null);
  if (cursor !== undefined && !place) {
    const wrong = { cursor: "Must be the next_cursor of a response from this list." };
    return refuse("invalid", { errors: wrong });
  }
  const { rows, hasMore } = await readPart(source, { sort, place, size: limit });
  const last = rows.at(-1);
  const next =
    last && hasMore ? sealPlace(ctx, `api ${key}`, { sort, value: last.place, id: last.id }) : null;
  return ok({ data: rows.map(show), next_cursor: next });
}

import { z } from "zod";
import type { Ctx } from "../access/ctx.server.ts";

/** The row beside which a page begins, and its value in the sorted column. */
export type ListPlace = { sort: string; value: string; id: string };

const stored = z.object({ sort: z.string(), value: z.string(), id: z.string() });

/**
 * A place for use in addresses. It is sealed, because the value may be a customer's name, and
 * because only values that this shop wrote may go into a statement.
 */
export function sealPlace({ sealers }: Ctx, list: string, place: ListPlace): string {
  return sealers.for(purposeOf(list)).seal(JSON.stringify(place));
}

/** Undefined for a place of another list or order; the list then starts at the top. */
export function openPlace(
  { sealers }: Ctx,
  list: string,
  sort: string,
  sealed: string | null,
): ListPlace | undefined {
  const text = sealed === null ? undefined : sealers.for(purposeOf(list)).open(sealed);
  const place = text === undefined ? undefined : stored.parse(JSON.parse(text));
  return place?.sort === sort ? place : undefined;
}

const purposeOf = (list: string) => `list ${list}`;

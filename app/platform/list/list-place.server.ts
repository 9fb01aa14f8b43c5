import { z } from "zod";
import type { Ctx } from "../access/ctx.server.ts";

/** Where a page of a list begins: beside this row, whose value in the sorted column this was. */
export type ListPlace = { sort: string; value: string; id: string };

const stored = z.object({ sort: z.string(), value: z.string(), id: z.string() });

/**
 * A place as an address may have it. Sealed, because a value may be a customer's name, and because
 * only what this shop wrote is put into a statement.
 */
export function sealPlace({ sealers }: Ctx, list: string, place: ListPlace): string {
  return sealers.for(purposeOf(list)).seal(JSON.stringify(place));
}

/** Undefined for what was not sealed for this list, sorted this way: it then begins anew. */
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

import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { GuestKeys } from "../queries/guest-reservations.server.ts";

/**
 * Lets the placings of one guest, and of one network address, wait for each other until the
 * transaction ends, so that none is counted without the rest. Taken before any order is locked, and
 * always in the same order.
 */
export async function lockGuest({ db }: Ctx, { email, phone, address }: GuestKeys): Promise<void> {
  const keys = [`email ${email}`, phone && `phone ${phone}`, address && `address ${address}`];
  await db.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(text, 5) as key
      from unnest(${sql.param(keys.filter(Boolean))}::text[]) as text
      order by key) sorted`);
}

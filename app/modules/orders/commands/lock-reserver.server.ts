import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ReserverKeys } from "../rules/reserver.ts";

/**
 * Lets the placings of one person, and of one network address, wait for each other until the
 * transaction ends, so that none is counted without the rest. Taken before any order is locked, and
 * always in the same order.
 */
export async function lockReserver({ db }: Ctx, keys: ReserverKeys): Promise<void> {
  const { email, phone, address, customerId } = keys;
  const person = customerId
    ? [`customer ${customerId}`]
    : [`email ${email}`, phone && `phone ${phone}`];
  const texts = [...person, address && `address ${address}`].filter(Boolean);
  await db.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(text, 5) as key
      from unnest(${sql.param(texts)}::text[]) as text
      order by key) sorted`);
}

import { and, isNull, lt, or, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { MOST_OFFERS } from "../rules/slot-wishes.ts";
import { slotOffers, slotWishes } from "../tables/slot-wishes.server.ts";

/** Takes wishes off the list whose last day is over, or whose offers all expired. */
export async function endOldWishes({ db, now }: Ctx): Promise<void> {
  const ofWish = sql`${slotOffers.wishId} = ${slotWishes.id}`;
  const passed = sql`(select count(*) filter (where ${slotOffers.expiresAt} <= ${now.toISOString()})
    from ${slotOffers} where ${ofWish}) >= ${MOST_OFFERS}`;
  await db
    .update(slotWishes)
    .set({ endedAt: now, ended: "over" })
    .where(and(isNull(slotWishes.endedAt), or(lt(slotWishes.until, shopDay(now)), passed)));
}

import { and, eq, isNull } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { isDay } from "#app/lib/is-day.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { activeDoctor } from "../queries/doctors.server.ts";
import { offeredType } from "../queries/types.server.ts";
import { isTypeOpen } from "../rules/open-types.ts";
import { MOST_WISH_DAYS, type Wish } from "../rules/slot-wishes.ts";
import { slotWishes } from "../tables/slot-wishes.server.ts";
import { lockBooker } from "./lock-booker.server.ts";
import { offerSoon } from "./offer-soon.server.ts";

type NewWish = Wish & { doctorId: string | null; type: string };
type JoinRefusal = Refusal<
  "forbidden" | "unknown_doctor" | "unknown_type" | "not_open" | "bad_day" | "waiting_already"
>;

/** Puts the signed-in customer on the list; for one type they wait once. */
export async function joinWaitlist(
  ctx: Ctx,
  { doctorId, type: slug, weekdays, part, until }: NewWish,
): Promise<Result<undefined, JoinRefusal>> {
  return inTransaction(ctx, async (tx) => {
    const booker = await lockBooker(tx);
    if (!booker) return refuse("forbidden");
    const type = await offeredType(tx.db, slug);
    if (!type) return refuse("unknown_type");
    if (!isTypeOpen(type.slug, booker)) return refuse("not_open");
    if (doctorId !== null && !(await activeDoctor(tx.db, doctorId)))
      return refuse("unknown_doctor");
    const last = shopDay(addDays(tx.now, MOST_WISH_DAYS));
    if (!isDay(until) || until < shopDay(tx.now) || until > last) return refuse("bad_day");
    const waiting = and(
      eq(slotWishes.customerId, booker.customerId),
      eq(slotWishes.type, type.slug),
      isNull(slotWishes.endedAt),
    );
    if ((await tx.db.$count(slotWishes, waiting)) > 0) return refuse("waiting_already");
    await tx.db.insert(slotWishes).values({
      id: tx.ids.newId(),
      customerId: booker.customerId,
      doctorId,
      type: type.slug,
      weekdays: [...weekdays],
      part,
      until,
      createdAt: tx.now,
    });
    await offerSoon(tx.db);
    return ok(undefined);
  });
}

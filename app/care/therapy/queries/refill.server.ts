import { desc, eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { deliveryOf, promiseDelivery } from "#app/goods/catalog/rules/delivery-promise.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { daysToCome } from "../rules/days-to-come.ts";
import type { Day } from "../rules/days.ts";
import { neededOn } from "../rules/refill-need.ts";
import { refillState, type LastCheckIn } from "../rules/refill-state.ts";
import { expiresOn, leftIn } from "../rules/vial.ts";
import { therapyCheckIns } from "../tables.server.ts";
import { boughtVialsOf, vialsOf, type BoughtVial, type VialRow } from "./vials.server.ts";
import { dosesOf, type DoseRow, type OpenPlan } from "./own-course.server.ts";

/** Doses that a refill looks ahead. */
const AHEAD = 60;

export type CheckInRow = typeof therapyCheckIns.$inferSelect;

/**
 * The state of a plan's refill, from the vials at home, the owner's answers, and the delivery time.
 */
export async function refillOf({ db, now }: Pick<Ctx, "db" | "now">, open: OpenPlan) {
  const { plan, course } = open;
  const today = shopDay(now);
  const [doses, vials, bought, settings, last] = await Promise.all([
    dosesOf(db, plan.id),
    vialsOf(db, plan.id),
    boughtVialsOf(db, plan.userId),
    loadSettings(db),
    lastCheckIn(db, plan.id),
  ]);
  const own = bought.filter(({ productId }) => productId === plan.productId);
  const planned = daysToCome({ course, startsOn: plan.startsOn, doses }, today, AHEAD);
  const arrivesBy = promiseDelivery(now, deliveryOf(settings)).latest;
  const needed = neededOn(openVials(vials, doses, today), closedVials(own, today), planned);
  const state = refillState({
    isRunning: plan.state === "active",
    neededOn: needed,
    arrivesBy,
    skippedUntil: plan.refillSkippedUntil,
    last: last && outlineOf(last),
    today,
  });
  return { state, planned, arrivesBy, today, last, newest: own[0] };
}

export type Refill = Awaited<ReturnType<typeof refillOf>>;

async function lastCheckIn(db: Db, planId: string): Promise<CheckInRow | undefined> {
  const [row] = await db
    .select()
    .from(therapyCheckIns)
    .where(eq(therapyCheckIns.planId, planId))
    .orderBy(desc(therapyCheckIns.answeredOn), desc(therapyCheckIns.checkedAt))
    .limit(1);
  return row;
}

function outlineOf({ id, dueOn, answeredOn, outcome, inCartAt }: CheckInRow): LastCheckIn {
  return { id, dueOn, answeredOn, outcome, isInCart: inCartAt !== null };
}

function openVials(vials: readonly VialRow[], doses: readonly DoseRow[], today: Day) {
  return vials
    .filter(({ discardedAt, recalledAt }) => discardedAt === null && recalledAt === null)
    .map((vial) => {
      const drawn = doses.filter(({ vialId }) => vialId === vial.id);
      const left = leftIn(
        vial,
        drawn.map(({ micrograms }) => micrograms),
      );
      return { left: left ?? null, until: expiresOn(vial) };
    })
    .filter(({ until }) => until >= today);
}

/** Vials bought and not logged as mixed, even if they are still on their way. */
function closedVials(own: readonly BoughtVial[], today: Day) {
  return own
    .filter(({ recalledAt }) => recalledAt === null)
    .filter(({ lotExpiresOn }) => lotExpiresOn === null || lotExpiresOn >= today)
    .flatMap(({ units, opened, contentMicrograms, lotExpiresOn }) =>
      Array.from({ length: Math.max(0, units - opened) }, () => ({
        content: contentMicrograms,
        lotExpiresOn,
      })),
    );
}

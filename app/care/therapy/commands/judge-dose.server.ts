import { and, eq, ne, sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { dosesOf } from "../queries/own-course.server.ts";
import { vialsOf } from "../queries/vials.server.ts";
import { spanOfEnded } from "../queries/span-of-ended.server.ts";
import { mostOf, plannedDose, takenOf } from "../rules/course.ts";
import { daysFrom, type Day } from "../rules/days.ts";
import { guardAmount, type AmountRefusal } from "../rules/guard-amount.ts";
import { BACK_FILL_DAYS } from "../rules/plan-terms.ts";
import type { Site } from "../rules/rotate-sites.ts";
import { expiresOn } from "../rules/vial.ts";
import { therapyDoses } from "../tables.server.ts";
import type { OwnPlan } from "./open-plan.server.ts";

/** A dose as its owner entered it. */
export type DoseEntry = {
  id: string;
  micrograms: Micrograms;
  takenOn: Day;
  vialId: string | null;
  site: Site | null;
};

export type DoseRefusal =
  | (Refusal<AmountRefusal> & { planned: Micrograms; most: Micrograms })
  | (Refusal<"vial_short"> & { left: Micrograms })
  | (Refusal<"outside_course"> & { first: Day; last: Day })
  | Refusal<
      "day_ahead" | "day_old" | "same_day" | "no_vial" | "vial_over" | "vial_recalled" | "ended"
    >;

/** Judges whether a new or changed dose may be logged in a plan. */
export async function judgeDose(
  tx: Ctx,
  found: OwnPlan,
  entry: DoseEntry,
): Promise<Result<undefined, DoseRefusal>> {
  const { plan, course } = found;
  const ago = daysFrom(entry.takenOn, shopDay(tx.now));
  if (ago < 0) return refuse("day_ahead");
  if (ago > BACK_FILL_DAYS) return refuse("day_old");
  const span = await spanOfEnded(tx.db, plan);
  if (span && (entry.takenOn < span.first || entry.takenOn > span.last)) {
    return refuse("outside_course", span);
  }
  const others = (await dosesOf(tx.db, plan.id)).filter(({ id }) => id !== entry.id);
  if (others.some(({ takenOn }) => takenOn === entry.takenOn)) return refuse("same_day");
  const taken = takenOf(course, others);
  // After an instruction has ended, a later dose is compared with the last planned one.
  const planned = plannedDose(course, taken) ?? plannedDose(course, Math.max(0, taken - 1));
  if (planned === undefined) return refuse("ended");
  const most = mostOf(course);
  const refused = guardAmount(entry.micrograms, { planned, most });
  if (refused) return refuse(refused, { planned, most });
  return entry.vialId === null ? ok(undefined) : judgeVial(tx, plan.id, entry, entry.vialId);
}

async function judgeVial(
  tx: Ctx,
  planId: string,
  { id, micrograms, takenOn }: DoseEntry,
  vialId: string,
): Promise<Result<undefined, DoseRefusal>> {
  const vial = (await vialsOf(tx.db, planId)).find((each) => each.id === vialId);
  if (!vial || takenOn < vial.mixedOn) return refuse("no_vial");
  if (vial.recalledAt !== null && takenOn >= shopDay(vial.recalledAt))
    return refuse("vial_recalled");
  const isOver = vial.discardedAt !== null && takenOn > shopDay(vial.discardedAt);
  if (isOver || takenOn > expiresOn(vial)) return refuse("vial_over");
  if (vial.contentMicrograms === null) return ok(undefined);
  const [drawn] = await tx.db
    .select({ micrograms: sql<number>`coalesce(sum(${therapyDoses.micrograms}), 0)::int` })
    .from(therapyDoses)
    .where(and(eq(therapyDoses.vialId, vialId), ne(therapyDoses.id, id)));
  const left = vial.contentMicrograms - (drawn?.micrograms ?? 0);
  return micrograms > left ? refuse("vial_short", { left }) : ok(undefined);
}

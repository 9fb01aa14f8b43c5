import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { beganOn } from "../rules/course-time.ts";
import type { Day } from "../rules/days.ts";
import { dosesOf, type PlanRow } from "./own-course.server.ts";
import { vialsOf } from "./vials.server.ts";

/** The first and last day of a stopped course; undefined while it runs. */
export async function spanOfEnded(
  db: Db,
  plan: Pick<PlanRow, "id" | "startsOn" | "createdAt" | "endedAt">,
): Promise<{ first: Day; last: Day } | undefined> {
  if (plan.endedAt === null) return undefined;
  const [doses, vials] = await Promise.all([dosesOf(db, plan.id), vialsOf(db, plan.id)]);
  const used = [...doses.map(({ takenOn }) => takenOn), ...vials.map(({ mixedOn }) => mixedOn)];
  const { startsOn, createdAt, endedAt } = plan;
  return { first: beganOn({ startsOn, madeOn: shopDay(createdAt), used }), last: shopDay(endedAt) };
}

import { and, isNull, lt, max } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { erasures } from "../tables.server.ts";

/** The job runs every hour; it has had its time after two. */
const GRACE_MINUTES = 120;

export type ErasureWishes = {
  /** Asked for and not yet carried out. */
  open: number;
  /** Due, with nothing in the way, and still not carried out. */
  late: number;
  /** When one was carried out last; null before the first. */
  lastDoneAt: Date | null;
};

/** How well the shop keeps up with the requests for erasure. */
export async function erasureWishes({ db, now }: Pick<Ctx, "db" | "now">): Promise<ErasureWishes> {
  const { keptAt, doneAt, dueAt, waitingSince } = erasures;
  const isOpen = and(isNull(keptAt), isNull(doneAt));
  const isLate = and(isOpen, isNull(waitingSince), lt(dueAt, addMinutes(now, -GRACE_MINUTES)));
  const [open, late, [last]] = await Promise.all([
    db.$count(erasures, isOpen),
    db.$count(erasures, isLate),
    db.select({ at: max(doneAt) }).from(erasures),
  ]);
  return { open, late, lastDoneAt: last?.at ?? null };
}

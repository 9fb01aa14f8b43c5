import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextFreeSlots, offeredUntil, type Slot } from "../rules/free-slots.ts";
import { takesBookings } from "../rules/takes-bookings.ts";
import { loadAgendas } from "./agenda.server.ts";
import { offeredType } from "./types.server.ts";

type NextSlots = {
  /** Doctors who can be booked here, with their next free slots; none where they are full. */
  next: Map<string, Slot[]>;
  /** The type of consultation that is booked there, with its fee. */
  type: Awaited<ReturnType<typeof offeredType>>;
  /** When the passing time alone makes this outdated: a slot gets too near, or a hold expires. */
  until: Date | undefined;
};

const SHOWN = 3;

export async function nextSlots(
  { db, now }: Pick<Ctx, "db" | "now">,
  doctorIds: readonly string[],
): Promise<NextSlots> {
  const next: NextSlots["next"] = new Map();
  const type = await offeredType(db, "initial");
  if (!type) return { next, type, until: undefined };
  const ends: Date[] = [];
  for (const [doctorId, agenda] of await loadAgendas(db, doctorIds, now)) {
    if (!takesBookings(agenda)) continue;
    const slots = nextFreeSlots(agenda, type.minutes, now, SHOWN);
    next.set(doctorId, slots);
    ends.push(...agenda.holdsEnd, ...slots.map(({ startsAt }) => offeredUntil(startsAt)));
  }
  const first = Math.min(...ends.map((end) => end.getTime()));
  return { next, type, until: ends.length > 0 ? new Date(first) : undefined };
}

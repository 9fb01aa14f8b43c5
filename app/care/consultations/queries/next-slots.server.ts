import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nextFreeSlot, offeredUntil, type Slot } from "../rules/free-slots.ts";
import { takesBookings } from "../rules/takes-bookings.ts";
import { loadAgendas } from "./agenda.server.ts";
import { offeredType } from "./types.server.ts";

type NextSlots = {
  /** Doctors who can be booked here. A doctor without a free slot has an entry without a slot. */
  next: Map<string, { slot: Slot | undefined }>;
  /** When the passing time alone makes this outdated: a slot gets too near, or a hold expires. */
  until: Date | undefined;
};

export async function nextSlots(
  { db, now }: Ctx,
  doctorIds: readonly string[],
): Promise<NextSlots> {
  const next: NextSlots["next"] = new Map();
  const type = await offeredType(db, "initial");
  if (!type) return { next, until: undefined };
  const ends: Date[] = [];
  for (const [doctorId, agenda] of await loadAgendas(db, doctorIds, now)) {
    if (!takesBookings(agenda)) continue;
    const slot = nextFreeSlot(agenda, type.minutes, now);
    next.set(doctorId, { slot });
    ends.push(...agenda.holdsEnd, ...(slot ? [offeredUntil(slot.startsAt)] : []));
  }
  const first = Math.min(...ends.map((end) => end.getTime()));
  return { next, until: ends.length > 0 ? new Date(first) : undefined };
}

import { addMinutes } from "#app/lib/dates.ts";

type Journal = {
  sentAt?: Date | undefined;
  problem?: string | undefined;
  problemSince?: Date | undefined;
};

const STUCK_MINUTES = 60;
const LATE_MINUTES = 2;

/** Whether the continuous backup has failed for so long that owners must know. */
export function isStuck(journal: Journal | undefined, now: Date): boolean {
  return !!journal?.problemSince && now > addMinutes(journal.problemSince, STUCK_MINUTES);
}

/**
 * Whether orders of the last minutes would be lost with the machine. An empty backup is late when the
 * key is older than that.
 */
export function isLate(journal: Journal | undefined, now: Date, keyMadeAt?: Date | null): boolean {
  const from = journal?.sentAt ?? keyMadeAt;
  return !from || now > addMinutes(from, LATE_MINUTES);
}

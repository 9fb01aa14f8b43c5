import type { BookingStatus } from "./booking-terms.ts";

/** The states of a visit after a clinician took it. A final note never changes. */
export const VISIT_STATES = ["taken", "came", "no_show", "done"] as const;
export type VisitState = (typeof VISIT_STATES)[number];

/** The clinician's actions: record whether the patient came, write the note, end the visit. */
export const VISIT_ACTS = ["come", "miss", "write", "end", "put_back"] as const;
export type VisitAct = (typeof VISIT_ACTS)[number];

const FROM: Record<VisitAct, readonly VisitState[]> = {
  come: ["taken", "no_show"],
  miss: ["taken", "came"],
  write: ["taken", "came"],
  end: ["taken", "came"],
  put_back: ["taken"],
};

/** These acts are possible only after the visit has begun. */
const AFTERWARDS: ReadonlySet<VisitAct> = new Set(["come", "miss", "end"]);

type Visit = { state: VisitState; status: BookingStatus; startsAt: Date };

/** Why the act is impossible now; undefined if it is possible. */
export function whyNotAct(act: VisitAct, { state, status, startsAt }: Visit, now: Date) {
  if (status !== "booked" || !FROM[act].includes(state)) return "not_now" as const;
  return AFTERWARDS.has(act) && now < startsAt ? ("too_early" as const) : undefined;
}

export const VISIT_OUTCOMES = ["none", "approve", "decline", "again"] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

/** Weeks until the visit after this one, at most. */
export const MOST_WEEKS = 52;
/** Characters of each part of a note. */
export const MOST_NOTE = 4_000;

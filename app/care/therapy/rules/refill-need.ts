import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { daysFrom, earlierDay, plusDays, type Day } from "./days.ts";

/** The days that a refill covers: as long as a mixed vial stays good. */
export const REFILL_DAYS = USE_WITHIN_DAYS;
/** Days between the arrival of a refill and the dose that needs it. */
export const SPARE_DAYS = 3;

export type Planned = readonly { dueOn: Day; micrograms: Micrograms }[];

/** An opened vial is mixed, a closed one is not. Null if the milligrams are not on record. */
export type OpenVial = { left: Micrograms | null; until: Day };
export type ClosedVial = { content: Micrograms | null; lotExpiresOn: Day | null };

/**
 * The first day of a plan without a dose left in any vial at home; undefined while all days are
 * covered, or if the contents are unknown.
 */
export function neededOn(
  opened: readonly OpenVial[],
  closed: readonly ClosedVial[],
  planned: Planned,
): Day | undefined {
  const known = opened.flatMap(({ left, until }) => (left === null ? [] : [{ left, until }]));
  const waiting = closed.flatMap(({ content, lotExpiresOn }) =>
    content === null ? [] : [{ content, lotExpiresOn }],
  );
  if (known.length < opened.length || waiting.length < closed.length) return undefined;
  const vials = known.toSorted((a, b) => a.until.localeCompare(b.until));
  for (const { dueOn, micrograms } of planned) {
    let vial = vials.find(({ left, until }) => until >= dueOn && left >= micrograms);
    if (!vial) {
      const next = waiting.findIndex(
        ({ content, lotExpiresOn }) =>
          content >= micrograms && (lotExpiresOn === null || lotExpiresOn >= dueOn),
      );
      const [mixed] = next === -1 ? [] : waiting.splice(next, 1);
      if (!mixed) return dueOn;
      const until = plusDays(dueOn, USE_WITHIN_DAYS);
      const { content, lotExpiresOn } = mixed;
      vial = { left: content, until: lotExpiresOn ? earlierDay(until, lotExpiresOn) : until };
      vials.push(vial);
    }
    vial.left -= micrograms;
  }
  return undefined;
}

/** The number of vials of one strength for a refill; undefined if one vial has less than a dose. */
export function vialsFor(planned: Planned, from: Day, content: Micrograms): number | undefined {
  const last = plusDays(from, REFILL_DAYS - 1);
  const doses = planned.filter(({ dueOn }) => dueOn >= from && dueOn <= last);
  let vials = 0;
  let open = { left: 0, until: "" };
  for (const { dueOn, micrograms } of doses) {
    if (micrograms > content) return undefined;
    if (open.left < micrograms || open.until < dueOn) {
      vials += 1;
      open = { left: content, until: plusDays(dueOn, USE_WITHIN_DAYS) };
    }
    open.left -= micrograms;
  }
  return vials;
}

type RefillTiming = {
  neededOn: Day;
  /** The last day on which an order placed today would arrive. */
  arrivesBy: Day;
  today: Day;
};

/** The first day to ask about a refill, so that it still arrives before it is needed. */
export function askedFrom({ neededOn: day, arrivesBy, today }: RefillTiming): Day {
  return plusDays(day, -(daysFrom(today, arrivesBy) + SPARE_DAYS));
}

/** The day on which we ask again after the owner skipped a refill. */
export function skippedUntil(coming: RefillTiming): Day {
  const { today } = coming;
  const next = plusDays(askedFrom(coming), REFILL_DAYS);
  return next > today ? next : plusDays(today, REFILL_DAYS);
}

import { USE_WITHIN_DAYS } from "#app/goods/catalog/rules/storage-terms.ts";
import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { daysFrom, earlierDay, plusDays, type Day } from "./days.ts";

/** A refill is for so many days: as long as a mixed vial is good. */
export const REFILL_DAYS = USE_WITHIN_DAYS;
/** Days between the arrival of a refill and the dose that needs it. */
export const SPARE_DAYS = 3;

export type Planned = readonly { dueOn: Day; micrograms: Micrograms }[];

/** A mixed vial that can be used; one that was not mixed yet. Null where no milligrams are on record. */
export type OpenVial = { left: Micrograms | null; until: Day };
export type ClosedVial = { content: Micrograms | null; lotExpiresOn: Day | null };

/**
 * The first day of a plan that no vial at home gives a dose for; undefined while there is one, and where
 * nobody knows how much is left.
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

/** How many vials of one strength the doses of a refill take; undefined where one holds no dose. */
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

type Coming = {
  neededOn: Day;
  /** The last day on which an order of today arrives. */
  arrivesBy: Day;
  today: Day;
};

/** The first day on which a refill is asked about: it then still arrives before it is needed. */
export function askedFrom({ neededOn: day, arrivesBy, today }: Coming): Day {
  return plusDays(day, -(daysFrom(today, arrivesBy) + SPARE_DAYS));
}

/** From which day it is asked about again once its owner left one out. */
export function skippedUntil(coming: Coming): Day {
  const { today } = coming;
  const next = plusDays(askedFrom(coming), REFILL_DAYS);
  return next > today ? next : plusDays(today, REFILL_DAYS);
}

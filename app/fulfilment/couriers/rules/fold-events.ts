import { PARCEL_WORDS, type ParcelWord } from "./parcel-words.ts";

export type ParcelEvent = { word: ParcelWord; happenedAt: Date };

/** Sorts events by time. Of two at the same moment, the one further along the way is later. */
export function inOrderOfTime<Event extends ParcelEvent>(events: readonly Event[]): Event[] {
  return events.toSorted(
    (a, b) =>
      a.happenedAt.getTime() - b.happenedAt.getTime() ||
      PARCEL_WORDS.indexOf(a.word) - PARCEL_WORDS.indexOf(b.word),
  );
}

/**
 * The parcel's state by its latest event, in whatever order and however often the events arrived.
 * Undefined without events.
 */
export function currentWord(events: readonly ParcelEvent[]): ParcelWord | undefined {
  return inOrderOfTime(events).at(-1)?.word;
}

/** The parcel was handed over at some time. Couriers do not withdraw that if it returns later. */
export function wasDelivered(events: readonly ParcelEvent[]): boolean {
  return events.some(({ word }) => word === "delivered");
}

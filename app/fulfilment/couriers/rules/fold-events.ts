import { PARCEL_WORDS, type ParcelWord } from "./parcel-words.ts";

export type ParcelEvent = { word: ParcelWord; happenedAt: Date };

/** From the first that happened to the last; of one moment, what is further on its way is later. */
export function inOrderOfTime<Event extends ParcelEvent>(events: readonly Event[]): Event[] {
  return events.toSorted(
    (a, b) =>
      a.happenedAt.getTime() - b.happenedAt.getTime() ||
      PARCEL_WORDS.indexOf(a.word) - PARCEL_WORDS.indexOf(b.word),
  );
}

/**
 * Where a parcel is by all that was said of it: what happened last, in whatever order it was heard
 * and however often. Undefined while nothing was said.
 */
export function currentWord(events: readonly ParcelEvent[]): ParcelWord | undefined {
  return inOrderOfTime(events).at(-1)?.word;
}

/** Whether it was handed over at all: couriers do not take that back when it returns later. */
export function wasDelivered(events: readonly ParcelEvent[]): boolean {
  return events.some(({ word }) => word === "delivered");
}

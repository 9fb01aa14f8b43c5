import { formatDateTime } from "#app/lib/dates.ts";
import type { ParcelWord } from "../rules/parcel-words.ts";
import { PARCEL_WORD_TEXTS, reportMessages as say } from "../texts/shopper.ts";

type Event = { id: string; word: ParcelWord; happenedAt: Date; says: string; source: string };

/** The events of a parcel, newest first. Only staff see the courier's own words. */
export function showReports(events: readonly Event[]) {
  return events
    .map(({ id, word, happenedAt, says, source }) => ({
      id,
      label: PARCEL_WORD_TEXTS[word],
      at: formatDateTime(happenedAt),
      says: source === "staff" ? "" : says,
    }))
    .toReversed();
}

export type ShownReport = ReturnType<typeof showReports>[number];

/** Reports by parcel for the buyer, without the courier's words and parcels without news. */
export function showOwnReports(
  reports: ReadonlyMap<number, readonly ShownReport[]>,
  isOneOfSeveral: boolean,
) {
  return [...reports]
    .filter(([, own]) => own.length > 0)
    .map(([parcel, own]) => ({
      parcel,
      title: isOneOfSeveral ? say.several(parcel) : say.title,
      reports: own.map((report) => ({ ...report, says: "" })),
    }));
}

export type OwnReports = ReturnType<typeof showOwnReports>;

import type { ParcelWord } from "./parcel-words.ts";

/**
 * The meanings of Ninja Van's words in both versions of its webhooks. The first match wins. The
 * second version adds details after a comma.
 */
const MEANINGS: readonly [RegExp, ParcelWord][] = [
  [/\blost\b/, "lost"],
  [/^returned to sender/, "returned"],
  [/^return (?:to|parcel)|return to (?:sender|shipper)|\brts\b/, "coming_back"],
  [/^delivered\b|^successful delivery|^completed/, "delivered"],
  [/^delivery exception|delivery fail|^pending reschedule/, "failed_attempt"],
  [/^on vehicle for delivery|^at pudo|^arrived at distribution point/, "out_for_delivery"],
  [/^picked up|^successful pickup|^dropped off/, "picked_up"],
  [/^pending pickup|^van en-route to pickup|^driver dispatched|^pickup|^staging/, "booked"],
  [
    /^arrived at (?:\w+ )?(?:sorting |origin |transit |destination )?hub|^en-route to|^in transit|^international/,
    "in_transit",
  ],
];

/**
 * Translates a report of Ninja Van. Undefined for reports that do not say where the parcel is, such
 * as a measurement. On the way back to the sender, the usual words have another meaning.
 */
export function readNinjaVan(says: string, isReturning = false): ParcelWord | undefined {
  const text = says.trim().toLowerCase();
  const word = MEANINGS.find(([pattern]) => pattern.test(text))?.[1];
  if (!isReturning || word === undefined || word === "lost") return word;
  return word === "delivered" || word === "returned" ? "returned" : "coming_back";
}

/** Parses Ninja Van's times, like `2026-11-21T10:00:00+0800`. */
export function readNinjaVanTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?:Z|([+-]\d\d):?(\d\d))$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, moment, hours, minutes] = match;
  const at = new Date(hours === undefined ? `${moment}Z` : `${moment}${hours}:${minutes}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

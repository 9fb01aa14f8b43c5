import { SHOP_ZONE } from "./dates.ts";

let known: ReadonlySet<string> | undefined;

/** Whether a text names a time zone that this program knows, such as `Europe/London`. */
export function isZone(text: string): boolean {
  known ??= new Set(Intl.supportedValuesOf("timeZone"));
  return known.has(text);
}

/** All of them, in the order of the alphabet. */
export function allZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}

/** As people read it: "Europe/London", "America/New York". */
export function zoneWords(zone: string): string {
  return zone.replaceAll("_", " ");
}

/** The time of day there: "1:00 AM". */
export function clockIn(at: Date, zone: string): string {
  return partsIn(at, zone, { timeStyle: "short" });
}

/** A moment there: "Sun, Nov 22, 8:00 PM". */
export function momentIn(at: Date, zone: string): string {
  const day = partsIn(at, zone, { weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${clockIn(at, zone)}`;
}

/** Whether a clock there shows another time than one in Manila. */
export function differsFromShop(at: Date, zone: string): boolean {
  return momentIn(at, zone) !== momentIn(at, SHOP_ZONE);
}

/** Whether it is another day there than in Manila. */
export function isOtherDay(at: Date, zone: string): boolean {
  const day = { day: "numeric" } as const;
  return partsIn(at, zone, day) !== partsIn(at, SHOP_ZONE, day);
}

function partsIn(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, ...options })
    .format(at)
    .replaceAll(/\s/g, " ");
}

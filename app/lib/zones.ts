import { SHOP_ZONE } from "./dates.ts";

let known: ReadonlySet<string> | undefined;

/** Accepts the IANA names that this JavaScript engine knows, such as `Europe/London`. */
export function isZone(text: string): boolean {
  known ??= new Set(Intl.supportedValuesOf("timeZone"));
  return known.has(text);
}

export function allZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}

export function zoneWords(zone: string): string {
  return zone.replaceAll("_", " ");
}

/** The time of day in the zone: "1:00 AM". */
export function clockIn(at: Date, zone: string): string {
  return partsIn(at, zone, { timeStyle: "short" });
}

/** Day and time in the zone: "Sun, Nov 22, 8:00 PM". */
export function momentIn(at: Date, zone: string): string {
  const day = partsIn(at, zone, { weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${clockIn(at, zone)}`;
}

/** Checks whether clocks in the zone differ from Manila at this moment. */
export function differsFromShop(at: Date, zone: string): boolean {
  return momentIn(at, zone) !== momentIn(at, SHOP_ZONE);
}

/** Checks whether the calendar day in the zone differs from Manila at this moment. */
export function isOtherDay(at: Date, zone: string): boolean {
  const day = { day: "numeric" } as const;
  return partsIn(at, zone, day) !== partsIn(at, SHOP_ZONE, day);
}

function partsIn(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { timeZone, ...options })
    .format(at)
    .replaceAll(/\s/g, " ");
}

import { SHOP_ZONE } from "#app/lib/dates.ts";
import { clockIn, differsFromShop, isOtherDay, momentIn, zoneWords } from "#app/lib/zones.ts";
import { zoneMessages as say } from "../texts/shopper-zone.ts";

type Times = { startsAt: Date; endsAt: Date };

/** Whether the browser's clock shows another time than the chosen zone, which is Manila's by default. */
export function offersZone(now: Date, own: string, chosen: string = SHOP_ZONE): boolean {
  return momentIn(now, own) !== momentIn(now, chosen);
}

/** A slot by the clock of another place; undefined where that shows the same as Manila's. */
export function ownSlotWords({ startsAt, endsAt }: Times, zone: string): string | undefined {
  if (!differsFromShop(startsAt, zone)) return undefined;
  return `${momentIn(startsAt, zone)} to ${clockIn(endsAt, zone)}`;
}

/** The same as a sentence of a page. */
export function ownTimeWords(times: Times, zone: string): string | undefined {
  const words = ownSlotWords(times, zone);
  return words && say.yours(words, zoneWords(zone));
}

/** The local time below a Manila slot, with the day if it differs. */
export function ownClockWords(startsAt: Date, zone: string): string | undefined {
  if (!differsFromShop(startsAt, zone)) return undefined;
  const [weekday = ""] = momentIn(startsAt, zone).split(",");
  const clock = clockIn(startsAt, zone);
  return isOtherDay(startsAt, zone) ? `${weekday} ${clock}` : clock;
}

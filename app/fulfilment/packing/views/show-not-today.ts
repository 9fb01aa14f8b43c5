import { formatDay } from "#app/lib/dates.ts";
import { dayOfParcel, type ColdDays } from "#app/selling/orders/rules/cold-day.ts";
import { packingMessages } from "../texts/staff.ts";

const { notToday: say } = packingMessages;

type ParcelOrder = Parameters<typeof dayOfParcel>[0];

/** Why a parcel should not leave today. Undefined if it may. */
export function showNotToday(order: ParcelOrder, days: ColdDays, isCold = true) {
  if (!isCold) return undefined;
  const day = dayOfParcel(order, days);
  if (day.state === "today") return undefined;
  if (day.state === "never") return { title: say.never, text: say.neverText[day.why] };
  return { title: say.waits(formatDay(day.day), say.why[day.why]), text: say.text };
}

export type NotToday = NonNullable<ReturnType<typeof showNotToday>>;

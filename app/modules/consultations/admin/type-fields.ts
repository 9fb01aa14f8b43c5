import type { EditField, Texts } from "#app/lib/edit.ts";
import { toDecimal } from "#app/lib/money.ts";
import type { TypeInput } from "../input.ts";
import { bookingAdminMessages as say } from "../texts/staff-bookings.ts";

/** What the form of a kind of consultation can change. */
export const typeFields: readonly EditField[] = [
  { name: "name", label: say.typeName },
  { name: "minutes", label: say.minutes },
  { name: "channel", label: say.channel, words: say.channels },
  { name: "fee", label: say.typeFee },
  { name: "currency", label: say.currency },
  { name: "isActive", label: say.offered, kind: "tick" },
];

/** A kind of consultation as its form shows it. */
export function typeTexts({ name, minutes, channel, fee, currency, isActive }: Type): Texts {
  return {
    name,
    minutes: String(minutes),
    channel,
    fee: toDecimal(fee),
    currency,
    isActive: isActive ? "on" : "",
  };
}

/** As it is stored: any currency is a text there. */
type Type = Omit<TypeInput, "slug" | "currency"> & { currency: string };

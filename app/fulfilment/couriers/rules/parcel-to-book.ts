import { dueOf } from "#app/selling/orders/rules/order-terms.ts";
import type { Centavos } from "#app/lib/money.ts";
import type { AddressFacts } from "#app/people/customers/rules/address-terms.ts";
import type { ParcelToBook } from "../gateways/courier-port.ts";
import type { Sender } from "./sender.ts";

export type OrderToBook = AddressFacts & {
  orderNumber: string;
  paymentStatus: string;
  totalAmount: Centavos;
  creditTotal: Centavos;
  isDiscreet: boolean;
  country: string;
};

/** Missing parts of an order's address that a courier needs. */
export type AddressGap = "phone" | "province" | "country";

export type Source = {
  order: OrderToBook;
  lines: readonly { name: string; units: number; grams: number }[];
  sender: Sender;
  /** The shop's email address, or "" if it has none. */
  email: string;
  /** Words for a discreet parcel, in place of the shop and its products. */
  neutral: { sender: string; contents: string };
  /** The courier can call this number. */
  isReachable: (phone: string) => boolean;
  leavesOn: string;
};

/** The lowest weight that is sent to couriers. */
const LEAST_GRAMS = 1;

export function addressGaps(
  { phone, province, country }: OrderToBook,
  isReachable: Source["isReachable"],
): AddressGap[] {
  const gaps: AddressGap[] = [];
  if (country !== "PH") gaps.push("country");
  if (phone === null || !isReachable(phone)) gaps.push("phone");
  if (!province?.trim()) gaps.push("province");
  return gaps;
}

/** The amount that the courier collects. A cash order leaves in one parcel. */
export const cashOf = (order: OrderToBook): Centavos =>
  order.paymentStatus === "cod_due" ? dueOf(order) : 0;

/** The couriers' limit, in characters. */
const LONGEST_CONTENTS = 255;

export function contentsOf({ order, lines, neutral }: Pick<Source, "order" | "lines" | "neutral">) {
  if (order.isDiscreet) return neutral.contents;
  const all = lines.map(({ name, units }) => `${units} × ${name}`).join(", ");
  return all.length > LONGEST_CONTENTS ? `${all.slice(0, LONGEST_CONTENTS - 1).trimEnd()}…` : all;
}

/** The booking request for a parcel. The order's address must have no gaps. */
export function parcelToBook(source: Source, reference: string): ParcelToBook {
  const { order, lines, sender, email, neutral, leavesOn } = source;
  const { isPickedUp, carrierId: _, postalCode, ...from } = sender;
  const grams = lines.reduce((sum, line) => sum + line.grams, 0);
  return {
    reference,
    orderNumber: order.orderNumber,
    sender: {
      ...from,
      name: order.isDiscreet ? neutral.sender : from.name,
      email: order.isDiscreet || email === "" ? undefined : email,
      postalCode: postalCode || undefined,
    },
    recipient: {
      name: `${order.firstName} ${order.lastName}`,
      phone: order.phone ?? "",
      // The courier has the phone number, and does not need the buyer's email.
      email: undefined,
      street: order.address,
      line2: order.addressLine2 ?? undefined,
      barangay: order.barangay ?? "",
      city: order.city,
      province: order.province ?? "",
      postalCode: order.postalCode ?? undefined,
    },
    grams: Math.max(LEAST_GRAMS, grams),
    cash: cashOf(order),
    contents: contentsOf(source),
    leavesOn,
    isPickedUp,
  };
}

/** A fingerprint of the booking that reveals later changes of recipient, cash or contents. */
export function bookedFacts({ recipient, cash, contents }: ParcelToBook): string {
  const { name, phone, street, line2, barangay, city, province, postalCode = "" } = recipient;
  return JSON.stringify([
    name,
    phone,
    street,
    barangay,
    city,
    province,
    postalCode,
    cash,
    contents,
    // Left out if empty, so that earlier bookings without it still read as unchanged.
    ...(line2 ? [line2] : []),
  ]);
}

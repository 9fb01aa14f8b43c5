import type { Centavos } from "#app/lib/money.ts";
import type { Refusal } from "#app/lib/result.ts";
import type { Click } from "#app/selling/referrals/rules/referral-cookie.ts";
import type { LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import type { CheckoutInput } from "../input.ts";
import type { OrderRefusal } from "./decide-order.ts";
import type { ReservationRefusal } from "./judge-reservation.ts";

export type Checkout = {
  cartToken: string | undefined;
  /** The form's key. A form sent twice with the same key and body places one order. */
  key: string;
  shownTotal: Centavos;
  /** The gateway for online payment, if one is available now. */
  gateway: string | undefined;
  /** The buyer's network address as a keyed hash. */
  address?: string;
  /** The affiliate link that this browser followed last. */
  clicked?: Click | undefined;
  form: CheckoutInput;
  staffMade?: StaffMade;
};

/** The buyer's account, or undefined for a typed name. The buyer agrees to the terms later. */
export type StaffMade = { buyer: { userId: string; email: string } | undefined };

export type PlacedOrder = {
  order: LinkedOrder;
  /** The buyer has nothing to do at a gateway: the order is free, or is paid another way. */
  binding: boolean;
  /** The online payment attempt written with the order. Undefined for an existing order. */
  attempt?: { reference: string; amount: Centavos } | undefined;
};

export type PlaceRefusal =
  | OrderRefusal
  | (ReservationRefusal & { online: boolean })
  | Refusal<"empty_cart">;

/** The order that an earlier form with the same key placed. */
export type EarlierPlacing = Pick<PlacedOrder, "order" | "binding"> & {
  bodyHash: string;
  open: boolean;
};

/** Returns the earlier order of the same form while it still matches the form. */
export function placedBefore({
  earlier,
  bodyHash,
}: {
  earlier: EarlierPlacing | undefined;
  bodyHash: string;
}): PlacedOrder | undefined {
  if (!earlier) return undefined;
  const { order, binding, open } = earlier;
  return binding || (open && earlier.bodyHash === bodyHash) ? { order, binding } : undefined;
}

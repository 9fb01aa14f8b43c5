import type { Centavos } from "#app/lib/money.ts";
import type { Refusal } from "#app/lib/result.ts";
import type { Click } from "#app/selling/referrals/rules/referral-cookie.ts";
import type { LinkedOrder } from "#app/selling/orders/rules/order-link.ts";
import type { CheckoutInput } from "../input.ts";
import type { OrderRefusal } from "./decide-order.ts";
import type { ReservationRefusal } from "./judge-reservation.ts";

export type Checkout = {
  cartToken: string | undefined;
  /** The form's key: the same key with the same body is answered once. */
  key: string;
  shownTotal: Centavos;
  /** The name of the gateway where it can be paid online now, if there is one. */
  gateway: string | undefined;
  /** The network address it comes from, as a keyed hash. */
  address?: string;
  /** The link of an affiliate that this browser followed last. */
  clicked?: Click | undefined;
  form: CheckoutInput;
  /** Of an order that staff make for somebody else. */
  staffMade?: StaffMade;
};

/** For whom it is: an account, or whoever was typed. The terms are agreed to by that person, later. */
export type StaffMade = { buyer: { userId: string; email: string } | undefined };

export type Placed = {
  order: LinkedOrder;
  /** Nothing to do at a gateway: there is nothing to pay, or it is paid some other way. */
  binding: boolean;
  /** The attempt to pay it online that was written with it; none where it was placed before. */
  attempt?: { reference: string; amount: Centavos } | undefined;
};

export type PlaceRefusal =
  | OrderRefusal
  | (ReservationRefusal & { online: boolean })
  | Refusal<"empty_cart">;

/** What a checkout key led to before. */
export type EarlierPlacing = Pick<Placed, "order" | "binding"> & {
  bodyHash: string;
  /** The order is still pending. */
  open: boolean;
};

/** The order of the same form, as long as it stands for what the form says. */
export function placedBefore({
  earlier,
  bodyHash,
}: {
  earlier: EarlierPlacing | undefined;
  bodyHash: string;
}): Placed | undefined {
  if (!earlier) return undefined;
  const { order, binding, open } = earlier;
  return binding || (open && earlier.bodyHash === bodyHash) ? { order, binding } : undefined;
}

import type { Centavos } from "#app/lib/money.ts";
import { courierName, OTHER } from "./couriers.ts";
import { dueOf, type OrderStatus, type PaymentStatus } from "./order-terms.ts";

/**
 * Normalizes a tracking number for comparison, since people leave out dashes and type in lower
 * case. `comparedNumber` in the tables does the same in SQL.
 */
export function comparedTracking(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
}

/** A parcel that left, with facts from its order. */
export type SentParcel = {
  orderId: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalAmount: Centavos;
  creditTotal: Centavos;
  courier: string | null;
  shippedAt: Date;
  deliveredAt: Date | null;
  returnedAt: Date | null;
};

/** By importance for a person at the door with a courier. */
const STATES = ["on_its_way", "delivered", "returned", "cancelled"] as const;

export type ParcelState = (typeof STATES)[number];

export type CheckedParcel = {
  state: ParcelState;
  /** The amount that the courier collects. 0 if nothing is due. */
  due: Centavos;
  courier: string | undefined;
  /** When this state began. Undefined if it was not recorded. */
  since: Date | undefined;
};

/**
 * Facts that a person at the door may know about the parcels with one tracking number and phone.
 * Undefined if there are no such parcels. Two orders sent with one number are collected together.
 */
export function checkParcels(parcels: readonly SentParcel[]): CheckedParcel | undefined {
  const [nearest] = parcels.toSorted(
    (one, other) =>
      STATES.indexOf(stateOf(one)) - STATES.indexOf(stateOf(other)) ||
      other.shippedAt.getTime() - one.shippedAt.getTime(),
  );
  if (!nearest) return undefined;
  const state = stateOf(nearest);
  const { courier } = nearest;
  return {
    state,
    due: dueAtTheDoor(parcels),
    courier: courier === null || courier === OTHER ? undefined : courierName(courier),
    since: sinceOf(state, nearest),
  };
}

function stateOf({ status, deliveredAt, returnedAt }: SentParcel): ParcelState {
  if (returnedAt !== null) return "returned";
  if (status === "cancelled" || status === "refunded") return "cancelled";
  if (deliveredAt !== null || status === "delivered" || status === "completed") return "delivered";
  return "on_its_way";
}

/** Adds each order once, since a cash order leaves in one parcel. */
function dueAtTheDoor(parcels: readonly SentParcel[]): Centavos {
  const owing = parcels.filter(
    (parcel) => stateOf(parcel) === "on_its_way" && parcel.paymentStatus === "cod_due",
  );
  const byOrder = new Map(owing.map((parcel) => [parcel.orderId, dueOf(parcel)]));
  return [...byOrder.values()].reduce((sum, amount) => sum + amount, 0);
}

function sinceOf(state: ParcelState, parcel: SentParcel): Date | undefined {
  if (state === "on_its_way") return parcel.shippedAt;
  if (state === "delivered") return parcel.deliveredAt ?? undefined;
  return state === "returned" ? (parcel.returnedAt ?? undefined) : undefined;
}

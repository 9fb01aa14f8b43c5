import type { Centavos } from "#app/lib/money.ts";
import { courierName, OTHER } from "./couriers.ts";
import type { OrderStatus, PaymentStatus } from "./order-terms.ts";

/**
 * A tracking number as numbers are compared: people leave out its dashes, and type it in small
 * letters. `comparedNumber` in the tables writes the same in SQL.
 */
export function comparedTracking(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
}

/** A parcel that left, with what its order says. */
export type SentParcel = {
  orderId: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalAmount: Centavos;
  courier: string | null;
  shippedAt: Date;
  deliveredAt: Date | null;
  returnedAt: Date | null;
};

/** In the order in which they matter to somebody at whose door a courier stands. */
const STATES = ["on_its_way", "delivered", "returned", "cancelled"] as const;

export type ParcelState = (typeof STATES)[number];

export type CheckedParcel = {
  state: ParcelState;
  /** What the courier collects; 0 where nothing is to be paid. */
  due: Centavos;
  courier: string | undefined;
  /** Since when it is so; undefined where nobody noted it. */
  since: Date | undefined;
};

/**
 * What somebody at the door may know of the parcels under one number and for one phone; undefined
 * where there are none. Two orders that left under one number are collected for together.
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

/** Once for each order: a cash order leaves in one parcel. */
function dueAtTheDoor(parcels: readonly SentParcel[]): Centavos {
  const owing = parcels.filter(
    (parcel) => stateOf(parcel) === "on_its_way" && parcel.paymentStatus === "cod_due",
  );
  const byOrder = new Map(owing.map(({ orderId, totalAmount }) => [orderId, totalAmount]));
  return [...byOrder.values()].reduce((sum, amount) => sum + amount, 0);
}

function sinceOf(state: ParcelState, parcel: SentParcel): Date | undefined {
  if (state === "on_its_way") return parcel.shippedAt;
  if (state === "delivered") return parcel.deliveredAt ?? undefined;
  return state === "returned" ? (parcel.returnedAt ?? undefined) : undefined;
}

import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { RESERVERS, type Reserver } from "#app/selling/orders/rules/reserver.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

/**
 * Limits on unpaid reservations of one kind of buyer. `stockPercent` includes the reservations of
 * kinds that have proven less.
 */
export type Limits = {
  orders: number;
  units: number;
  unitsPerAddress: number;
  stockPercent: number;
};

export function limitsOf(settings: Settings): Record<Reserver, Limits> {
  return {
    guest_later: {
      orders: settings.guest_reserved_orders,
      units: settings.guest_reserved_units,
      unitsPerAddress: settings.guest_reserved_units_per_address,
      stockPercent: settings.guest_reserved_stock_percent,
    },
    guest_online: {
      orders: settings.guest_online_orders,
      units: settings.guest_online_units,
      unitsPerAddress: settings.guest_online_units_per_address,
      stockPercent: settings.guest_online_stock_percent,
    },
    new_customer: {
      orders: settings.new_customer_orders,
      units: settings.new_customer_units,
      unitsPerAddress: settings.new_customer_units_per_address,
      stockPercent: settings.new_customer_stock_percent,
    },
  };
}

/** Unpaid reservations, and the time at which the first one ends. Null if none has an end. */
export type ReservationCount = { orders: number; units: number; until: Date | null };

export type WantedItem = {
  name: string;
  quantity: number;
  onHand: number;
  /** The reserved units by kind of buyer, each including the kinds that have proven less. */
  reserved: Record<Reserver, number>;
};

type Reservation = {
  kind: Reserver;
  items: readonly WantedItem[];
  byPerson: ReservationCount;
  byAddress: ReservationCount;
};

export type ReservationRefusal = { kind: Reserver } & (
  | (Refusal<"order_waits"> & { until: Date | null })
  | (Refusal<"too_many_units"> & { most: number })
  | (Refusal<"address_full"> & { until: Date | null })
  | (Refusal<"share_taken"> & {
      name: string;
      most: number;
      /** The buyer could reserve these units with an account, even a new one. */
      isForAccounts: boolean;
    })
);

/**
 * Decides whether a buyer who never paid may reserve units without paying. A guest's email and
 * phone are only typed, and a confirmed mailbox costs nothing. A buyer who has paid before has no
 * such limit.
 */
export function judgeReservation(
  { kind, items, byPerson, byAddress }: Reservation,
  limits: Record<Reserver, Limits>,
): Result<undefined, ReservationRefusal> {
  const { orders, units, unitsPerAddress } = limits[kind];
  const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (byPerson.orders >= orders) return refuse("order_waits", { kind, until: byPerson.until });
  const most = units - byPerson.units;
  if (wanted > most) return refuse("too_many_units", { kind, most: Math.max(0, most) });
  if (byAddress.units + wanted > unitsPerAddress) {
    return refuse("address_full", { kind, until: byAddress.until });
  }
  for (const item of items) {
    const ofAccounts = leftOf(item, "new_customer", limits);
    const left = Math.max(
      leftOf(item, kind, limits),
      Math.min(unitsBeyondShare(kind, byAddress), ofAccounts),
    );
    if (item.quantity <= left) continue;
    const isForAccounts = kind !== "new_customer" && item.quantity <= ofAccounts;
    return refuse("share_taken", { kind, name: item.name, most: left, isForAccounts });
  }
  return ok(undefined);
}

/**
 * A guest who pays online may reserve one unit of each item when the guests' share is taken.
 * It keeps unpaid orders from a few network addresses from blocking an item for all guests. It works
 * once per network address, within the share of new customers.
 */
function unitsBeyondShare(kind: Reserver, { units }: Pick<ReservationCount, "units">): number {
  return kind === "guest_online" && units === 0 ? 1 : 0;
}

/** The most units that the buyer and others may have reserved for this order to fit in. */
export type ReservationRoom = {
  orders: number;
  units: number;
  unitsOfAddress: number;
};

/** The room that `judgeReservation` leaves for `wanted` units, for the check under locks. */
export function roomFor(
  kind: Reserver,
  wanted: number,
  limits: Record<Reserver, Limits>,
  byAddress: Pick<ReservationCount, "units">,
): ReservationRoom {
  const { orders, units, unitsPerAddress } = limits[kind];
  // The order may have exceeded the share because its network address had no reservation.
  const isFirst = unitsBeyondShare(kind, byAddress) > 0;
  return {
    orders: orders - 1,
    units: units - wanted,
    unitsOfAddress: isFirst ? 0 : unitsPerAddress - wanted,
  };
}

/**
 * The room in one item's stock: the most units that each kind of buyer, including the kinds that
 * have proven less, may have reserved already. This order does not limit kinds that have proven
 * less.
 */
export function shareRoom(
  { quantity, onHand }: Pick<WantedItem, "quantity" | "onHand">,
  kind: Reserver,
  limits: Record<Reserver, Limits>,
  byAddress: Pick<ReservationCount, "units">,
): Partial<Record<Reserver, number>> {
  const isBeyond = quantity <= unitsBeyondShare(kind, byAddress);
  const room = widerThan(isBeyond ? "new_customer" : kind).map((one) => [
    one,
    shareOf(onHand, limits[one]) - quantity,
  ]);
  return Object.fromEntries(room);
}

const widerThan = (kind: Reserver) => RESERVERS.slice(RESERVERS.indexOf(kind));

function shareOf(onHand: number, { stockPercent }: Limits): number {
  return Math.ceil((onHand * stockPercent) / 100);
}

/** Each share lies within the share of the kinds that have proven more. It is at least one unit. */
function leftOf(
  { onHand, reserved }: WantedItem,
  kind: Reserver,
  limits: Record<Reserver, Limits>,
): number {
  const left = widerThan(kind).map((one) => shareOf(onHand, limits[one]) - reserved[one]);
  return Math.max(0, Math.min(...left));
}

import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";

export type GuestLimits = Pick<
  Settings,
  | "guest_reserved_units"
  | "guest_reserved_orders"
  | "guest_reserved_units_per_address"
  | "guest_reserved_stock_percent"
>;

/** What is set aside unpaid, and when the first of it is free again; null where no time is set. */
export type Reserved = { orders: number; units: number; until: Date | null };

export type WantedItem = {
  name: string;
  quantity: number;
  onHand: number;
  /** Of it, what other guests who confirmed nothing have set aside. */
  reserved: number;
};

type Asked = {
  items: readonly WantedItem[];
  /** Under the same e-mail or phone. */
  byPerson: Reserved;
  /** From the same network address. */
  byAddress: Reserved;
};

export type ReservationRefusal =
  | (Refusal<"order_waits"> & { until: Date | null })
  | (Refusal<"too_many_units"> & { most: number })
  | (Refusal<"address_full"> & { until: Date | null })
  | (Refusal<"share_taken"> & { name: string; most: number });

/**
 * Whether a guest, whose e-mail and phone are only typed, may set units aside without paying. Who
 * is signed in has confirmed a mailbox, and who pays online pays at once: neither is asked here.
 */
export function judgeReservation(
  { items, byPerson, byAddress }: Asked,
  limits: GuestLimits,
): Result<undefined, ReservationRefusal> {
  const wanted = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (byPerson.orders >= limits.guest_reserved_orders) {
    return refuse("order_waits", { until: byPerson.until });
  }
  const most = limits.guest_reserved_units - byPerson.units;
  if (wanted > most) return refuse("too_many_units", { most: Math.max(0, most) });
  if (byAddress.units + wanted > limits.guest_reserved_units_per_address) {
    return refuse("address_full", { until: byAddress.until });
  }
  for (const { name, quantity, onHand, reserved } of items) {
    // Of the last few there is always one.
    const share = Math.max(1, Math.floor((onHand * limits.guest_reserved_stock_percent) / 100));
    const left = Math.max(0, share - reserved);
    if (quantity > left) return refuse("share_taken", { name, most: left });
  }
  return ok(undefined);
}

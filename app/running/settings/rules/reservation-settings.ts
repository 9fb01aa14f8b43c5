const units = (of: string) => ({ category: "guests", type: "number", default: of }) as const;
const percent = (of: string) => ({ ...units(of), max: 100 }) as const;

/**
 * Limits on unpaid reservations by buyers who never paid: units and orders per person, units per
 * network address, and the share of an item's stock that all of them can reserve together.
 */
export const reservationSettings = {
  /** Guests who pay by bank transfer or cash on delivery. */
  guest_reserved_units: units("5"),
  guest_reserved_orders: units("1"),
  guest_reserved_units_per_address: units("15"),
  guest_reserved_stock_percent: percent("25"),
  /** Guests who pay online. */
  guest_online_units: units("10"),
  guest_online_orders: units("1"),
  guest_online_units_per_address: units("40"),
  guest_online_stock_percent: percent("50"),
  /** Customers with a confirmed mailbox who have not paid for an order yet. */
  new_customer_units: units("20"),
  new_customer_orders: units("3"),
  new_customer_units_per_address: units("60"),
  new_customer_stock_percent: percent("75"),
  /** Minutes of a guest's reservation; the first and last apply until the email is confirmed. */
  guest_transfer_minutes: units("60"),
  guest_online_minutes: units("15"),
  guest_cash_hours: { ...units("24"), max: 720 },
} as const;

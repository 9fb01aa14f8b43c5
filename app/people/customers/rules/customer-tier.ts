import { pesos, type Centavos } from "#app/lib/money.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

export type Tier = "vip" | "loyal" | "active" | "lead" | "staff";

/** Orders that were paid and not refunded, and the money that the shop kept. */
export type Spending = { orders: number; spent: Centavos };

export const NOTHING_SPENT: Spending = { orders: 0, spent: 0 };

export type TierSettings = Pick<Settings, "customer_vip_over" | "customer_loyal_over">;

/** The first tier whose limit is exceeded. Staff who bought nothing are not leads. */
export function tierOf(
  { orders, spent }: Spending,
  settings: TierSettings,
  isStaff: boolean,
): Tier {
  if (spent > pesos(settings.customer_vip_over)) return "vip";
  if (orders > settings.customer_loyal_over) return "loyal";
  if (orders > 0) return "active";
  return isStaff ? "staff" : "lead";
}

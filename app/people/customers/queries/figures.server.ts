import { inArray } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { NOTHING_SPENT, type Spending } from "../rules/customer-tier.ts";
import { customerFigures } from "../tables.server.ts";

export type Figures = Spending & {
  /** When the newest paid and kept order was placed; null without one. */
  lastOrderAt: Date | null;
};

const NOTHING_BOUGHT: Figures = { ...NOTHING_SPENT, lastOrderAt: null };

/** Purchase figures by customer id. */
export async function figuresOf(
  db: Db,
  customerIds: readonly string[],
): Promise<(customerId: string) => Figures> {
  if (customerIds.length === 0) return () => NOTHING_BOUGHT;
  const rows = await db
    .select()
    .from(customerFigures)
    .where(inArray(customerFigures.customerId, [...customerIds]));
  const found = new Map(rows.map(({ customerId, ...figures }) => [customerId, figures]));
  return (customerId) => found.get(customerId) ?? NOTHING_BOUGHT;
}

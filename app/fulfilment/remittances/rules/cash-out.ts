import { addDays } from "#app/lib/dates.ts";
import type { Centavos } from "#app/lib/money.ts";

/**
 * Ages of outstanding cash: in transit, delivered within the setting's days, within twice those
 * days, or longer ago.
 */
export const CASH_AGES = ["on_the_way", "in_time", "late", "very_late"] as const;
export type CashAge = (typeof CASH_AGES)[number];

export type CashOut = {
  carrier: string;
  deliveredAt: Date | null;
  /** The amount that the courier still owes. */
  amount: Centavos;
};

export type CarrierCash = {
  carrier: string;
  orders: number;
  byAge: Record<CashAge, Centavos>;
  amount: Centavos;
};

/** Outstanding cash by carrier and age, the largest debtor first. */
export function cashByCarrier(out: readonly CashOut[], now: Date, days: number): CarrierCash[] {
  const carriers = Map.groupBy(out, ({ carrier }) => carrier);
  const all = [...carriers].map(([carrier, list]) => sumCarrier(carrier, list, now, days));
  return all.toSorted((a, b) => b.amount - a.amount || a.carrier.localeCompare(b.carrier));
}

function sumCarrier(carrier: string, list: readonly CashOut[], now: Date, days: number) {
  const byAge = { on_the_way: 0, in_time: 0, late: 0, very_late: 0 };
  let amount = 0;
  for (const one of list) {
    byAge[ageOf(one.deliveredAt, now, days)] += one.amount;
    amount += one.amount;
  }
  return { carrier, orders: list.length, byAge, amount };
}

export function ageOf(deliveredAt: Date | null, now: Date, days: number): CashAge {
  if (deliveredAt === null) return "on_the_way";
  if (now < addDays(deliveredAt, days)) return "in_time";
  return now < addDays(deliveredAt, 2 * days) ? "late" : "very_late";
}

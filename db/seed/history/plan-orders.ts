import { addMinutes, atShopMinute, shopDay } from "#app/lib/dates.ts";
import { shiftDay } from "#app/lib/report/period.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { buyerOf, type PastBuyer } from "./buyers.ts";

export const PAST_DAYS = 90;

/** `credited` got a part of the money back, and `cancelled` all of it before the parcel left. */
export type Fate = "kept" | "expired" | "cancelled" | "returned" | "credited";

export type PastOrder = {
  at: Date;
  buyer: PastBuyer;
  isFirst: boolean;
  method: PaymentMethod;
  lines: readonly { sku: string; quantity: number }[];
  /** Used if the order is large enough for it. */
  code: "WELCOME10" | "SAVE500" | undefined;
  fate: Fate;
  /** From 0 to 1: how slow its buyer pays, and how slow its parcel travels. */
  delay: number;
};

/** Shares of a hundred. Items with a required approval are left out, as guests cannot buy them. */
const SHARES: readonly (readonly [sku: string, share: number])[] = [
  ["PM-TIRZ-01", 21],
  ["PM-SEMA-05", 16],
  ["PM-SEMA-10", 6],
  ["PM-GHKC-01", 15],
  ["PM-NADP-01", 13],
  ["PM-LIPO-01", 10],
  ["PM-GLOW-01", 8],
  ["PM-KLOW-01", 7],
  ["PM-LEMB-01", 4],
];
const METHODS: readonly (readonly [PaymentMethod, number])[] = [
  ["gcash", 36],
  ["card", 25],
  ["cod", 17],
  ["maya", 12],
  ["bank", 10],
];
const FATES: readonly (readonly [Fate, number])[] = [
  ["kept", 89],
  ["expired", 5],
  ["cancelled", 2],
  ["returned", 2],
  ["credited", 2],
];
/** From Sunday to Saturday. */
const WEEK = [0.85, 1.05, 0.95, 0.9, 1, 1.15, 1.2];
/** Most orders are placed at noon and in the evening. */
const HOURS = [8, 10, 11, 12, 12, 13, 15, 17, 19, 20, 20, 21, 21, 22];
const DAYS_BETWEEN_ORDERS = 24;

/** Invented orders of the days before now, oldest first; the same ones for the same day. */
export function planOrders(now: Date): PastOrder[] {
  const random = repeatable(20_260_828);
  const buyers: { buyer: PastBuyer; last: number }[] = [];
  const planned: PastOrder[] = [];
  for (let day = 0; day <= PAST_DAYS; day += 1) {
    const date = shiftDay(shopDay(now), day - PAST_DAYS);
    const minutes = Array.from({ length: ordersOn(date, day, random) }, () =>
      Math.floor((pick(HOURS, random) + random()) * 60),
    );
    for (const minute of minutes.toSorted((a, b) => a - b)) {
      const known = buyers.filter(({ last }) => day - last >= DAYS_BETWEEN_ORDERS);
      const returning = random() < 0.34 && known.length > 0 ? pick(known, random) : undefined;
      const one = returning ?? { buyer: buyerOf(buyers.length), last: day };
      if (returning) returning.last = day;
      else buyers.push(one);
      planned.push({
        at: atShopMinute(date, minute),
        buyer: one.buyer,
        isFirst: !returning,
        ...choices(random),
      });
    }
  }
  return planned.filter(({ at }) => at < addMinutes(now, -10));
}

/** Three to eight: slow growth, a weekly rhythm, and a little chance. */
function ordersOn(date: string, day: number, random: () => number): number {
  const rhythm = WEEK[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 1;
  const count = (3.9 + (2.6 * day) / PAST_DAYS) * rhythm + (random() - 0.5) * 2;
  return Math.min(8, Math.max(3, Math.round(count)));
}

function choices(random: () => number): Omit<PastOrder, "at" | "buyer" | "isFirst"> {
  const sku = weighted(SHARES, random);
  const second = weighted(SHARES, random);
  const lines = [
    { sku, quantity: random() < 0.18 ? 2 : 1 },
    ...(random() < 0.2 && second !== sku ? [{ sku: second, quantity: 1 }] : []),
    ...(random() < 0.33 ? [{ sku: "PM-SUPPLIES", quantity: 1 }] : []),
  ];
  const draw = random();
  const code = draw < 0.12 ? "WELCOME10" : draw < 0.19 ? "SAVE500" : undefined;
  const method = weighted(METHODS, random);
  return { lines, code, method, fate: weighted(FATES, random), delay: random() };
}

function weighted<T>(choice: readonly (readonly [T, number])[], random: () => number): T {
  let left = random() * choice.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of choice) {
    left -= share;
    if (left < 0) return value;
  }
  throw new Error("nothing to choose from");
}

function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

/** Numbers from 0 to 1 that look random and repeat: the generator mulberry32. */
function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import {
  decideReferral,
  type FoundAffiliate,
  type Referral,
  type ReferralRefusal,
} from "#app/selling/referrals/rules/decide-referral.ts";
import type { Click } from "#app/selling/referrals/rules/referral-cookie.ts";
import type { CartTotals } from "#app/selling/cart/rules/price-cart.ts";
import { matchLevels, type Level } from "#app/goods/catalog/rules/stock.ts";
import { chargesTo, type AreasToRead } from "#app/goods/delivery/rules/areas.ts";
import { judgeCold, type ColdRefused } from "#app/goods/delivery/rules/judge-cold.ts";
import type { ApprovalUse, HeldApproval } from "#app/selling/clearance/rules/check-clearance.ts";
import {
  concessionFor,
  type HeldConcession,
  type Statutory,
} from "#app/selling/concessions/rules/concession-for.ts";
import { checkDiscount } from "#app/selling/discounts/rules/check-discount.ts";
import type { DiscountTerms } from "#app/selling/discounts/rules/discount-terms.ts";
import type { Quote } from "#app/selling/discounts/views/show-promo.ts";
import { paysOnline, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { nameShortages, type NamedShortage } from "../views/name-shortages.ts";
import { judgeOrderCash, type CashNotTaken } from "./judge-order-cash.ts";
import { checkCart, type CartRefusal, type CheckedLine } from "./check-cart.ts";

export type CheckoutLine = CheckedLine & {
  categoryId: string | null;
  variantId: string | null;
  sku: string;
  /** Null for what has no stock. */
  level: Level | null;
  needsCold?: boolean;
};

/** The cart's code, and how often it was used by whom. */
export type CodeFacts = {
  /** The row without its count, as the database writes it: what may not change before the order is written. */
  terms: Record<string, unknown>;
  discount: DiscountTerms & { id: string; code: string; affiliateId?: string | null };
  /** Held by unpaid orders of this cart. */
  heldHere: number;
  /** The buyer's uses besides these. */
  elsewhere: number;
  /** All uses of the buyer. */
  byBuyer: number;
  /** The buyer paid for an order before; only looked at for a code of a first order. */
  boughtBefore: boolean;
};

/** What the buyer did with earlier orders. */
export type EarlierOrders = NonNullable<Parameters<typeof judgeOrderCash>[0]["record"]>;

/** Whose codes an order names. */
export type SentBy = readonly FoundAffiliate[];

/** By what the buyer has the discount of the law. */
export type ConcessionFacts = HeldConcession | null;

type Facts = {
  discountCode: string | null;
  lines: readonly CheckoutLine[];
  code: CodeFacts | null;
  /** What a clinician approved for the buyer, as far as it is left for this cart. */
  approvals: readonly HeldApproval[];
  /** Only read where this one is to be paid at the door. */
  record?: EarlierOrders;
  concession?: ConcessionFacts;
  /** Who the order is for, and the affiliates that a code of it names; none where staff make it. */
  buyer?: { customerId: string | null; emails: readonly string[] };
  affiliates?: SentBy;
  settings: Settings;
  areas?: AreasToRead;
  /** Where it goes, by the names that are known. */
  place?: { province: string | null };
};

type Sent = {
  form: {
    paymentMethod: PaymentMethod;
    supervision?: "yes" | undefined;
    phone?: string | null;
    referralCode?: string | null | undefined;
  };
  clicked?: Click | undefined;
  /** The total that the buyer saw; it is only compared. */
  shownTotal: Centavos;
  /** Where it can be paid online. */
  gateway: string | undefined;
  now: Date;
};

/** What the order will cost, and how it may be paid. */
export type DecidedPrice = {
  totals: CartTotals;
  /** The buyer said that a clinician supervises the use. */
  acknowledged: boolean;
  /** What it takes of a clinician's approvals. */
  uses: ApprovalUse[];
  quote: Quote | undefined;
  /** The discount of the law, and on what declaration; then no code is used. */
  statutory: Statutory | undefined;
  /** Whether any way to pay online is offered for it. */
  online: boolean;
};

/** The same with the code it uses and the stock it takes. */
export type DecidedOrder = DecidedPrice & {
  code: (CodeFacts & { saving: Centavos }) | undefined;
  wanted: { level: Level; quantity: number }[];
  /** Who sent its buyer. */
  referral: Referral;
};

export type CashRefusal = Refusal<"cash_refused"> & CashNotTaken;

export type ColdGoodsRefusal = Refusal<"cold_not_sent"> & ColdRefused;

type PriceRefusal =
  | CartRefusal
  | CashRefusal
  | ColdGoodsRefusal
  | Refusal<"province_needed" | "method_unavailable">;

export type OrderRefusal =
  | PriceRefusal
  | ReferralRefusal
  | (Refusal<"out_of_stock"> & { shortages: NamedShortage[] });

/** Prices the cart and checks it against what the buyer saw. */
export function decidePrice(
  { discountCode, lines, code, approvals, concession, record, settings, areas, place }: Facts,
  { form, shownTotal, gateway, now }: Sent,
): Result<DecidedPrice, PriceRefusal> {
  const codeUses = {
    heldHere: code?.heldHere ?? 0,
    byBuyer: code?.elsewhere ?? 0,
    boughtBefore: code?.boughtBefore ?? false,
  };
  const checkedCode = checkDiscount(code?.discount, { now, lines, uses: codeUses });
  const quote =
    discountCode === null
      ? undefined
      : { code: discountCode, discount: code?.discount, checked: checkedCode };
  const supervisionConfirmed = form.supervision === "yes";
  const province = place?.province ?? null;
  const charges = chargesTo(settings, areas, province);
  const checked = checkCart(lines, {
    supervisionConfirmed,
    shownTotal,
    charges,
    quote,
    approvals,
    concession: concessionFor(settings, concession),
  });
  if (checked.ok && checked.value.totals.from) return refuse("province_needed");
  const cold = judgeCold(lines, { settings, areas, province, now });
  // Whatever it costs there, it would not be sent.
  if (cold && (checked.ok || checked.reason === "total_changed")) {
    return refuse("cold_not_sent", cold);
  }
  if (!checked.ok) {
    const isOfPlace = charges.byArea !== undefined && checked.reason === "total_changed";
    return isOfPlace ? { ...checked, province } : checked;
  }
  const { totals, acknowledged, uses, statutory: best } = checked.value;
  const offered = offeredMethods(settings, gateway !== undefined);
  if (!offered.includes(form.paymentMethod)) return refuse("method_unavailable");
  if (form.paymentMethod === "cod") {
    const { total } = totals;
    const cash = judgeOrderCash({ settings, areas, province, total, lines, record });
    if (cash) return refuse("cash_refused", cash);
  }
  const statutory = best && concession ? { held: concession, parts: best.parts } : undefined;
  const online = offered.some(paysOnline);
  return ok({ totals, acknowledged, uses, quote: best ? undefined : quote, statutory, online });
}

/** Whether a cart becomes an order, and which. A code is never dropped quietly for a higher price. */
export function decideOrder(facts: Facts, sent: Sent): Result<DecidedOrder, OrderRefusal> {
  const priced = decidePrice(facts, sent);
  if (!priced.ok) return priced;
  const { lines } = facts;
  const code = useOf(priced.value.quote, facts.code);
  if (code) {
    // An order of this cart that awaits its money keeps its use, so this one needs one of its own.
    const { byBuyer, boughtBefore } = code;
    const uses = { heldHere: 0, byBuyer, boughtBefore };
    const why = checkDiscount(code.discount, { now: sent.now, lines, uses });
    if (!why.ok) return refuse("discount_refused", { code: code.discount.code, why });
  }
  const stocked = lines.filter((line) => line.kind !== "service");
  const levels = stocked.flatMap(({ level }) => (level ? [level] : []));
  const { wanted, shortages } = matchLevels(stocked, levels);
  if (shortages.length > 0) {
    return refuse("out_of_stock", { shortages: nameShortages(lines, shortages) });
  }
  const referral = referralOf(facts, sent, code?.discount.affiliateId);
  if (!referral.ok) return referral;
  return ok({ ...priced.value, code, wanted, referral: referral.value });
}

function referralOf(facts: Facts, { form, clicked, now }: Sent, owner: string | null | undefined) {
  const { buyer, affiliates, settings } = facts;
  if (!buyer || !affiliates) return ok(null);
  const person = { ...buyer, phone: form.phone ?? null };
  const typed = form.referralCode ?? null;
  const asked = { typed, owner, clicked, found: affiliates, buyer: person };
  return decideReferral({ ...asked, terms: settings, now });
}

function useOf(quote: Quote | undefined, code: CodeFacts | null): DecidedOrder["code"] {
  return quote?.checked.ok && code ? { ...code, saving: quote.checked.value.saving } : undefined;
}

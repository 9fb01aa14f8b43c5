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
import {
  useCredit,
  type CreditFacts,
  type CreditRefusal,
} from "#app/selling/credit/rules/use-credit.ts";
import { checkDiscount, type Quote } from "#app/selling/discounts/rules/check-discount.ts";
import type { DiscountTerms } from "#app/selling/discounts/rules/discount-terms.ts";
import { paysOnline, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { nameShortages, type NamedShortage } from "./find-shortages.ts";
import { judgeOrderCash, type CashNotTaken } from "./judge-order-cash.ts";
import { checkCart, type CartRefusal, type CheckedLine } from "./check-cart.ts";

export type CheckoutLine = CheckedLine & {
  categoryId: string | null;
  variantId: string | null;
  sku: string;
  slug: string;
  /** Null for items without stock. */
  level: Level | null;
  needsCold?: boolean;
};

export type CodeFacts = {
  /**
   * The row without its use count, as the database writes it. It must not change until the order is
   * written.
   */
  terms: Record<string, unknown>;
  discount: DiscountTerms & { id: string; code: string; affiliateId?: string | null };
  /** Uses that unpaid orders of this cart hold. */
  heldHere: number;
  elsewhere: number;
  byBuyer: number;
  /** The buyer paid for an earlier order. Read only for a first-order code. */
  boughtBefore: boolean;
};

export type EarlierOrders = NonNullable<Parameters<typeof judgeOrderCash>[0]["record"]>;

/** The affiliates whose codes the order names. */
export type Referrers = readonly FoundAffiliate[];

export type ConcessionFacts = HeldConcession | null;

type Facts = {
  discountCode: string | null;
  lines: readonly CheckoutLine[];
  code: CodeFacts | null;
  /** Clinicians' approvals with the units left for this cart. */
  approvals: readonly HeldApproval[];
  /** Read only for an order to be paid in cash on delivery. */
  record?: EarlierOrders;
  concession?: ConcessionFacts;
  credit?: CreditFacts | null;
  /** Goods of the buyer's recent orders; not read if staff place the order. */
  recent?: Parameters<typeof checkCart>[1]["recent"];
  /** The buyer, and the affiliates whose codes the order names: none if staff place it. */
  buyer?: { customerId: string | null; emails: readonly string[] };
  affiliates?: Referrers;
  settings: Settings;
  areas?: AreasToRead;
  /** The destination, if its names are known. */
  place?: { province: string | null };
};

/** The parts of a checkout that decide its price. */
type CheckoutToPrice = {
  form: {
    paymentMethod: PaymentMethod;
    supervision?: "yes" | undefined;
    phone?: string | null;
    referralCode?: string | null | undefined;
    credit?: number | undefined;
  };
  clicked?: Click | undefined;
  /** The total that the buyer saw. It is only compared. */
  shownTotal: Centavos;
  /** The gateway for online payment, if one is available. */
  gateway: string | undefined;
  now: Date;
};

export type DecidedPrice = {
  totals: CartTotals;
  /** The store credit that the order uses. */
  credit: Centavos;
  /** The total less the credit. */
  due: Centavos;
  /** The buyer confirmed that a clinician supervises the use. */
  acknowledged: boolean;
  uses: ApprovalUse[];
  quote: Quote | undefined;
  /** The statutory discount with its declaration. If set, no code is used. */
  statutory: Statutory | undefined;
  online: boolean;
};

/** The priced order with the code that it uses and the stock that it takes. */
export type DecidedOrder = DecidedPrice & {
  code: (CodeFacts & { saving: Centavos }) | undefined;
  wanted: { level: Level; quantity: number }[];
  referral: Referral;
};

export type CashRefusal = Refusal<"cash_refused"> & CashNotTaken;

export type ColdGoodsRefusal = Refusal<"cold_not_sent"> & ColdRefused;

type PriceRefusal =
  | CartRefusal
  | CashRefusal
  | CreditRefusal
  | ColdGoodsRefusal
  | Refusal<"province_needed" | "method_unavailable">;

export type OrderRefusal =
  | PriceRefusal
  | ReferralRefusal
  | (Refusal<"out_of_stock"> & {
      shortages: NamedShortage[];
      /** The only item of the cart, if nothing is left of it. */
      soldOut: ReturnType<typeof goneItem> | undefined;
    });

export function decidePrice(
  facts: Facts,
  { form, shownTotal, gateway, now }: CheckoutToPrice,
): Result<DecidedPrice, PriceRefusal> {
  const { discountCode, lines, code, approvals, concession, record, recent } = facts;
  const { settings, areas, place } = facts;
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
    recent,
    concession: concessionFor(settings, concession),
  });
  if (checked.ok && checked.value.totals.from) return refuse("province_needed");
  const cold = judgeCold(lines, { settings, areas, province, now });
  // No price matters if the goods cannot be sent there.
  if (cold && (checked.ok || checked.reason === "total_changed")) {
    return refuse("cold_not_sent", cold);
  }
  if (!checked.ok) {
    const isOfPlace = charges.byArea !== undefined && checked.reason === "total_changed";
    return isOfPlace ? { ...checked, province } : checked;
  }
  const { totals, acknowledged, uses, statutory: best } = checked.value;
  const { total } = totals;
  const held = facts.credit ? facts.credit.balance + facts.credit.heldHere : 0;
  const credit = useCredit({ shown: form.credit, balance: held, total });
  if (!credit.ok) return credit;
  const due = total - credit.value;
  const offered = offeredMethods(settings, gateway !== undefined);
  if (!offered.includes(form.paymentMethod)) return refuse("method_unavailable");
  if (form.paymentMethod === "cod") {
    const cash = judgeOrderCash({ settings, areas, province, total: due, lines, record });
    if (cash) return refuse("cash_refused", cash);
  }
  const statutory = best && concession ? { held: concession, parts: best.parts } : undefined;
  const online = offered.some(paysOnline);
  const money = { totals, credit: credit.value, due };
  return ok({ ...money, acknowledged, uses, quote: best ? undefined : quote, statutory, online });
}

/** Decides whether a cart becomes an order. A code is never dropped silently for a higher price. */
export function decideOrder(
  facts: Facts,
  checkout: CheckoutToPrice,
): Result<DecidedOrder, OrderRefusal> {
  const priced = decidePrice(facts, checkout);
  if (!priced.ok) return priced;
  const { lines } = facts;
  const code = useOf(priced.value.quote, facts.code);
  if (code) {
    // An unpaid order of this cart keeps its use, so this order needs another one.
    const { byBuyer, boughtBefore } = code;
    const uses = { heldHere: 0, byBuyer, boughtBefore };
    const why = checkDiscount(code.discount, { now: checkout.now, lines, uses });
    if (!why.ok) return refuse("discount_refused", { code: code.discount.code, why });
  }
  const stocked = lines.filter((line) => line.kind !== "service");
  const levels = stocked.flatMap(({ level }) => (level ? [level] : []));
  const { wanted, shortages } = matchLevels(stocked, levels);
  if (shortages.length > 0) {
    const [first, ...others] = lines;
    const isGone = others.length === 0 && shortages.every(({ available }) => available <= 0);
    const soldOut = isGone && first ? goneItem(first) : undefined;
    return refuse("out_of_stock", { shortages: nameShortages(lines, shortages), soldOut });
  }
  const referral = referralOf(facts, checkout, code?.discount.affiliateId);
  if (!referral.ok) return referral;
  return ok({ ...priced.value, code, wanted, referral: referral.value });
}

function referralOf(
  facts: Facts,
  { form, clicked, now }: CheckoutToPrice,
  owner: string | null | undefined,
) {
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

const goneItem = ({ slug, sku, variantId }: CheckoutLine) => ({ slug, sku, variantId });

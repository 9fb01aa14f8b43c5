import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { affiliatesOfCodes } from "#app/selling/referrals/queries/referral-facts.server.ts";
import { lineFields, linesOfCart } from "#app/selling/cart/queries.server.ts";
import { cartTokens, carts } from "#app/selling/cart/tables.server.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { approvalFacts } from "#app/selling/clearance/queries/approvals.server.ts";
import { heldConcession } from "#app/selling/concessions/queries/held-concession.server.ts";
import { publishedVersions } from "#app/running/content/queries/documents.server.ts";
import { storedAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { customerIdOf } from "#app/people/customers/queries/customer.server.ts";
import { creditFacts } from "#app/selling/credit/queries/credit-facts.server.ts";
import { codeFacts } from "#app/selling/discounts/queries.server.ts";
import {
  reservedByBuyer,
  unpaidOrders,
} from "#app/selling/orders/queries/guest-reservations.server.ts";
import {
  buyerRecord,
  hasPaid,
  recentGoods,
} from "#app/selling/orders/queries/paid-orders.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { placesFound } from "#app/running/places/queries/known-address.server.ts";
import { storedSettings } from "#app/running/settings/queries.server.ts";
import { builtOnce } from "#app/platform/database/built-once.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { placements } from "../tables.server.ts";

export type FactsOf = {
  tokenHash: string;
  key: string;
  userId: string | null;
  /** Normalized. The form's email is first, then the account's. */
  emails: readonly string[];
  email: string;
  typedEmail: string;
  phone: string | null;
  /** The buyer wants to pay in cash, which earlier orders may rule out. */
  wantsCash: boolean;
  /** The network address as a keyed hash. */
  address: string | null;
  /** Affiliate codes in upper case. */
  codes: readonly string[];
  /** The reserver kind of a guest with this payment method. */
  guestKind: string;
  cityKey: string;
  barangayKey: string | null;
  now: string;
};

const { productId, slug, categoryId, variantId, sku, name, kind } = lineFields;
const { clearance, compound, sellable, needsCold, statutoryDiscount } = lineFields;
const { price, regularPrice, quantity, weight } = lineFields;
const { id: levelId, onHand, reserved } = stockLevels;
const item = { productId, slug, categoryId, variantId, sku, name, kind };
const terms = { clearance, compound, sellable, needsCold, statutoryDiscount };
const line = { ...item, ...terms, price, regularPrice, quantity, weight };

/** One statement for a cart and all facts that decide its order. Returns no row without a cart. */
export const checkoutFacts: (of: FactsOf) => SQL = builtOnce((value) => {
  const [cartId, customerId] = [sql`${carts.id}`, sql`buyer.id`];
  const emails = sql`${value("emails")}::text[]`;
  const person = { email: value("email"), phone: value("phone"), address: value("address") };
  const kind = sql`case when buyer.id is null then ${value("guestKind")} else 'new_customer' end`;
  const typed = {
    customerId,
    email: sql`${value("typedEmail")}::text`,
    phone: sql`${value("phone")}::text`,
  };
  const places = { cityKey: value("cityKey"), barangayKey: value("barangayKey") };
  return sql`
    select ${cartId} as "cartId", ${carts.discountCode} as "discountCode",
      cart_state(${cartId}) as "cartState", ${customerId} as "customerId",
      ${linesOfCart({ ...line, levelId, onHand, reserved })} as lines,
      ${placementOf(cartId, value("key"))} as earlier,
      ${hasPaid(customerId)} as "hasPaid",
      ${codeFacts(sql`${carts.discountCode}`, { cartId, customerId, emails })} as code,
      ${approvalFacts({ customerId, cartId, now: sql`${value("now")}::timestamptz` })} as approvals,
      ${creditFacts({ customerId, cartId })} as credit,
      ${heldConcession(customerId, value("now"))} as concession,
      ${recentGoods(customerId, value("now"))} as recent,
      ${affiliatesOfCodes(value("codes"), ownerOfCode)} as affiliates,
      case when ${value("wantsCash")}::boolean then ${buyerRecord(typed)} end as record,
      ${unpaidOrders(cartId, person)} as unpaid,
      ${reservedByBuyer({ ...person, kind, customerId })} as reserved,
      ${storedSettings} as settings, ${storedAreas} as areas, ${publishedVersions(value("now"))} as versions,
      ${placesFound(places)} as places
    from ${cartTokens}
    join ${carts} on ${carts.id} = ${cartTokens.cartId}
    cross join (select ${customerIdOf(value("userId"))} as id) buyer
    where ${cartTokens.tokenHash} = ${value("tokenHash")}`;
});

const ownerOfCode = sql`(select d.affiliate_id from discounts d where d.code = ${carts.discountCode})`;

/** The order that a checkout key of this cart led to, with its current state, as JSON. */
function placementOf(cartId: SQL, key: SQLWrapper): SQL {
  const { id: orderId, accessIssue, status, paymentStatus } = orders;
  const { bodyHash } = placements;
  return sql`(
    select ${jsonOf({ bodyHash, orderId, accessIssue, status, paymentStatus })}
    from ${placements} join ${orders} on ${orders.id} = ${placements.orderId}
    where ${placements.cartId} = ${cartId} and ${placements.key} = ${key})`;
}

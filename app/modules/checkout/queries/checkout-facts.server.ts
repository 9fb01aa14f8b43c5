import { sql, type SQL } from "drizzle-orm";
import { lineFields, linesOfCart } from "#app/modules/cart/queries.server.ts";
import { cartTokens, carts } from "#app/modules/cart/tables.server.ts";
import { stockLevels } from "#app/modules/catalog/tables.server.ts";
import { publishedVersions } from "#app/modules/content/queries/documents.server.ts";
import { customerIdOf } from "#app/modules/customers/queries/customer.server.ts";
import { codeFacts } from "#app/modules/discounts/queries.server.ts";
import {
  reservedByBuyer,
  unpaidOrders,
} from "#app/modules/orders/queries/guest-reservations.server.ts";
import { hasPaid } from "#app/modules/orders/queries/paid-orders.server.ts";
import { orders } from "#app/modules/orders/tables.server.ts";
import { placesFound } from "#app/modules/places/queries/known-address.server.ts";
import type { TypedPlace } from "#app/modules/places/rules/choose-city.ts";
import { storedSettings } from "#app/modules/settings/queries.server.ts";
import { jsonOf } from "#app/platform/database/json.server.ts";
import { placements } from "../tables.server.ts";

export type FactsOf = {
  /** SHA-256 of the cart's token. */
  tokenHash: string;
  key: string;
  userId: string | null;
  /** Normalised: of the form first, then of the account. */
  emails: readonly string[];
  phone: string | null;
  /** The network address, as a keyed hash. */
  address: string | null;
  /** What a guest who pays like this is counted as. */
  guestKind: string;
  place: TypedPlace;
  now: Date;
};

const { productId, variantId, sku, name, kind, clearance, price, quantity, sellable } = lineFields;
const { id: levelId, onHand, reserved } = stockLevels;
const line = { productId, variantId, sku, name, kind, clearance, price, quantity, sellable };

/** One statement for a cart and everything that decides on its order. No row: there is no cart. */
export function checkoutFacts(of: FactsOf): SQL {
  const [cartId, customerId] = [sql`${carts.id}`, sql`buyer.id`];
  const emails = sql`${sql.param([...of.emails])}::text[]`;
  const person = { email: of.emails[0] ?? "", phone: of.phone, address: of.address };
  const kindOfBuyer = sql`case when buyer.id is null then ${of.guestKind} else 'new_customer' end`;
  return sql`
    select ${cartId} as "cartId", ${carts.discountCode} as "discountCode",
      cart_state(${cartId}) as "cartState", ${customerId} as "customerId",
      ${linesOfCart({ ...line, levelId, onHand, reserved })} as lines,
      ${placementOf(cartId, of.key)} as earlier,
      ${hasPaid(customerId)} as "hasPaid",
      ${codeFacts(sql`${carts.discountCode}`, { cartId, customerId, emails })} as code,
      ${unpaidOrders(cartId, person)} as unpaid,
      ${reservedByBuyer({ ...person, kind: kindOfBuyer, customerId })} as reserved,
      ${storedSettings} as settings, ${publishedVersions(of.now)} as versions,
      ${placesFound(of.place)} as places
    from ${cartTokens}
    join ${carts} on ${carts.id} = ${cartTokens.cartId}
    cross join (select ${customerIdOf(of.userId)} as id) buyer
    where ${cartTokens.tokenHash} = ${of.tokenHash}`;
}

/** What a checkout key of this cart led to, and where that order stands now, as JSON. */
function placementOf(cartId: SQL, key: string): SQL {
  const { id: orderId, accessIssue, status, paymentStatus } = orders;
  const { bodyHash } = placements;
  return sql`(
    select ${jsonOf({ bodyHash, orderId, accessIssue, status, paymentStatus })}
    from ${placements} join ${orders} on ${orders.id} = ${placements.orderId}
    where ${placements.cartId} = ${cartId} and ${placements.key} = ${key})`;
}

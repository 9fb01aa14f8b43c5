import { and, sql, type SQL } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { pesos } from "#app/lib/money.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { TierSettings } from "#app/people/customers/rules/customer-tier.ts";
import {
  customerFigures,
  customerTags,
  customers,
  guestAddresses,
  taggedCustomers,
} from "#app/people/customers/tables.server.ts";
import { orderItems, orders } from "#app/selling/orders/tables.server.ts";
import { userRoles } from "#app/running/staff/tables.server.ts";
import type { Conditions } from "../rules/conditions.ts";
import { LAPSED_AFTER, SLIPPING_AFTER } from "../rules/stage.ts";

type Moment = { now: Date; tiers: TierSettings };

const SPENT = sql`coalesce(f.spent, 0)`;
const ORDERS = sql`coalesce(f.orders, 0)`;
const IS_STAFF = sql`exists (select from ${userRoles} r
  where r.user_id = c.user_id and r.role <> 'customer')`;

/** The ids of customers who match all conditions, as part of a statement. */
export const membersBy = (wanted: Conditions, moment: Moment): SQL =>
  sql`select c.id from ${WITH_FIGURES} where ${matches(wanted, moment)}`;

/** Customers as `c`, their figures as `f`. */
export const WITH_FIGURES = sql`${customers} c
  left join ${customerFigures} f on f.customer_id = c.id`;

/** `isMember` is the same rule for one customer; a test compares the two. */
export function matches(wanted: Conditions, moment: Moment): SQL {
  const { leastAmount, mostAmount, leastOrders, mostOrders, tag, joinedDays } = wanted;
  const holds = and(
    leastAmount === null ? undefined : sql`${SPENT} >= ${leastAmount}`,
    mostAmount === null ? undefined : sql`${SPENT} <= ${mostAmount}`,
    leastOrders === null ? undefined : sql`${ORDERS} >= ${leastOrders}`,
    mostOrders === null ? undefined : sql`${ORDERS} <= ${mostOrders}`,
    lastOrder(wanted, moment.now),
    wanted.productId === null ? undefined : bought(sql`i.product_id = ${wanted.productId}`),
    wanted.categoryId === null ? undefined : boughtFrom(wanted.categoryId),
    tag === null ? undefined : tagged(tag),
    wanted.consent === null ? undefined : sql`c.marketing_consent = ${wanted.consent === "yes"}`,
    wanted.account === null
      ? undefined
      : sql`(c.user_id is not null) = ${wanted.account === "with"}`,
    joinedDays === null ? undefined : sql`c.created_at >= ${daysBefore(moment.now, joinedDays)}`,
    inTier(wanted.tier, moment.tiers),
    inStage(wanted.stage, moment.now),
  );
  return holds ?? sql`true`;
}

const daysBefore = (now: Date, days: number) =>
  sql`${addDays(now, -days).toISOString()}::timestamptz`;

function lastOrder({ lastOrder: which, lastOrderDays }: Conditions, now: Date): SQL | undefined {
  if (which === null) return undefined;
  if (which === "never") return sql`f.last_order_at is null`;
  if (lastOrderDays === null) return sql`false`;
  const since = daysBefore(now, lastOrderDays);
  return which === "within" ? sql`f.last_order_at >= ${since}` : sql`f.last_order_at < ${since}`;
}

/** The same rule as `stageOf`. */
function inStage(stage: Conditions["stage"], now: Date): SQL | undefined {
  const slipping = sql`f.last_order_at < ${daysBefore(now, SLIPPING_AFTER)}`;
  const lapsed = sql`f.last_order_at < ${daysBefore(now, LAPSED_AFTER)}`;
  const recent = sql`f.last_order_at >= ${daysBefore(now, SLIPPING_AFTER)}`;
  switch (stage) {
    case null:
      return undefined;
    case "none":
      return sql`f.last_order_at is null`;
    case "first":
      return sql`${recent} and ${ORDERS} <= 1`;
    case "regular":
      return sql`${recent} and ${ORDERS} > 1`;
    case "slipping":
      return sql`${slipping} and not ${lapsed}`;
    case "lapsed":
      return lapsed;
  }
}

/** Starts from the order lines, whose index includes the product, and joins up to the customers. */
function bought(item: SQL): SQL {
  return sql`c.id in (select coalesce(o.customer_id, g.customer_id)
    from ${orderItems} i join ${orders} o on o.id = i.order_id
    left join ${guestAddresses} g on o.customer_id is null and g.email = lower(o.email)
    where ${item} and o.payment_status in ('paid', 'partially_refunded')
      and o.status not in ('cancelled', 'refunded'))`;
}

const boughtFrom = (categoryId: string): SQL =>
  bought(sql`i.product_id in (select p.id from ${products} p where p.category_id = ${categoryId})`);

function tagged(name: string): SQL {
  return sql`c.id in (select tc.customer_id from ${taggedCustomers} tc
    join ${customerTags} t on t.id = tc.tag_id where t.name = ${name})`;
}

/** The first tier that fits, in the order of `tierOf`. */
function inTier(tier: Conditions["tier"], tiers: TierSettings): SQL | undefined {
  const isVip = sql`${SPENT} > ${pesos(tiers.customer_vip_over)}`;
  const isLoyal = sql`${ORDERS} > ${tiers.customer_loyal_over}`;
  switch (tier) {
    case null:
      return undefined;
    case "vip":
      return isVip;
    case "loyal":
      return sql`not ${isVip} and ${isLoyal}`;
    case "active":
      return sql`not ${isVip} and not ${isLoyal} and ${ORDERS} > 0`;
    case "staff":
      return sql`not ${isVip} and not ${isLoyal} and ${ORDERS} <= 0 and ${IS_STAFF}`;
    case "lead":
      return sql`not ${isVip} and not ${isLoyal} and ${ORDERS} <= 0 and not ${IS_STAFF}`;
  }
}

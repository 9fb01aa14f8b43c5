import { sql } from "drizzle-orm";
import { href } from "react-router";
import { startingWith } from "#app/lib/search-text.ts";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { matches, rankOf } from "#app/platform/find/match.server.ts";
import { meantOrderNumbers } from "../rules/order-number.ts";
import { buyerText, orders } from "../tables.server.ts";
import { orderMessages } from "../texts/shopper.ts";
import { parcels } from "../tables/parcels.server.ts";
import { storedNumbers } from "./stored-numbers.server.ts";

/** Searches number, tracking number, name, email and phone, each with its own index. */
export const orderFinder: Finder = {
  kind: "Orders",
  place: 10,
  who: "orders:read",
  find: (sought) => {
    const { id, orderNumber, firstName, lastName, email, status, totalAmount, createdAt } = orders;
    const numbers = storedNumbers(meantOrderNumbers(sought.text, sought.now));
    const tracking = startingWith(sought.text.toUpperCase());
    const isExact = sql`lower(${email}) = lower(${sought.text})`;
    const part = (rank: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`(
      select ${id} as id, ${orderNumber} as number, ${createdAt} as at, ${rank} as rank,
        ${status} as state, ${totalAmount} as amount,
        ${firstName} || ' ' || ${lastName} || ' · ' || ${email} as hint
      from ${orders} where ${where} order by ${createdAt} desc limit ${MOST})`;
    return sql`select id::text as id, number as title, hint, min(rank) as rank, state, amount from (
        ${part(sql`0`, sql`${orderNumber} = any(${numbers})`)}
        union all ${part(
          sql`0`,
          // This is an array, because a planner that expects many parcels would scan all orders instead.
          sql`${id} = any(array(select p.order_id from ${parcels} p
            where p.tracking_number is not null and upper(p.tracking_number) like ${tracking}
            limit ${MOST}))`,
        )}
        union all ${part(rankOf(isExact, buyerText, sought), matches(buyerText, sought))}
      ) found group by id, number, hint, at, state, amount order by min(rank), at desc limit ${MOST}`;
  },
  states: orderMessages.status,
  to: (orderId) => href("/admin/orders/:orderId", { orderId }),
};

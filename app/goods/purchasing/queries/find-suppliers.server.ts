import { sql } from "drizzle-orm";
import { href } from "react-router";
import { MOST, type Finder } from "#app/platform/find/finder.ts";
import { folded, matches, rankOf } from "#app/platform/find/match.server.ts";
import { purchaseOrders, suppliers } from "../tables.server.ts";
import { purchaseMessages } from "../texts/staff-orders.ts";

export const supplierFinder: Finder = {
  kind: "Suppliers",
  place: 110,
  who: "purchasing:write",
  find: (sought) => {
    const text = sql.raw(folded(`"suppliers"."name"`));
    const exact = sql`lower(${suppliers.name}) = lower(${sought.text})`;
    return sql`select ${suppliers.id}::text as id, ${suppliers.name} as title,
        ${suppliers.contactName} as hint, ${rankOf(exact, text, sought)} as rank
      from ${suppliers} where ${matches(text, sought)}
      order by rank, ${suppliers.name} limit ${MOST}`;
  },
  to: (supplierId) => href("/admin/suppliers/:supplierId", { supplierId }),
};

/** Finds purchase orders by number and by supplier. */
export const purchaseOrderFinder: Finder = {
  kind: "Purchase orders",
  place: 100,
  who: "purchasing:read",
  find: (sought) => {
    const text = sql.raw(folded(`"purchase_orders"."number" || ' ' || "suppliers"."name"`));
    const exact = sql`lower(${purchaseOrders.number}) = lower(${sought.text})`;
    return sql`select ${purchaseOrders.id}::text as id, ${purchaseOrders.number} as title,
        ${suppliers.name} as hint, ${rankOf(exact, text, sought)} as rank,
        ${purchaseOrders.state} as state, null as amount
      from ${purchaseOrders} join ${suppliers} on ${suppliers.id} = ${purchaseOrders.supplierId}
      where ${matches(text, sought)}
      order by rank, ${purchaseOrders.createdAt} desc limit ${MOST}`;
  },
  states: purchaseMessages.states,
  to: (orderId) => href("/admin/purchase-orders/:orderId", { orderId }),
};

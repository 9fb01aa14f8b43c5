import { and, asc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import { contains } from "#app/platform/list/contains.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { purchaseOrders, supplierItems, suppliers } from "../tables.server.ts";
import { supplierList } from "../views/supplier-list.ts";

const own = sql.raw(`"suppliers"."id"`);

/** Staff's list of suppliers, filtered, with the numbers of their items and open orders. */
export function suppliersFor(db: Db, query: ListQuery) {
  const which = and(
    isShown(shownTab(supplierList, query)),
    contains(query.search, suppliers.name, suppliers.contactName, suppliers.email, suppliers.phone),
  );
  return {
    id: suppliers.id,
    sorts: {
      name: { by: suppliers.name, type: "text" },
      lead: { by: suppliers.leadDays, type: "int" },
    },
    count: () => countRows(db, suppliers, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({
          id: suppliers.id,
          name: suppliers.name,
          contactName: suppliers.contactName,
          email: suppliers.email,
          phone: suppliers.phone,
          leadDays: suppliers.leadDays,
          isActive: suppliers.isActive,
          archivedAt: suppliers.archivedAt,
          items: sql<number>`(select count(*)::int from ${supplierItems} i where i.supplier_id = ${own})`,
          open: sql<number>`(select count(*)::int from ${purchaseOrders} o
            where o.supplier_id = ${own} and o.state in ('sent', 'partly_received'))`,
          place,
        })
        .from(suppliers)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type SupplierRow = Awaited<ReturnType<ReturnType<typeof suppliersFor>["rows"]>>[number];

/** The id can come from the address unchecked, so it can be any text. */
export async function findSupplier(db: Db, supplierId: string) {
  if (!isUuid(supplierId)) return undefined;
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  return supplier;
}

export const isActiveSupplier = eq(suppliers.isActive, true);

export async function activeSuppliers(db: Db) {
  return db
    .select({ id: suppliers.id, name: suppliers.name, leadDays: suppliers.leadDays })
    .from(suppliers)
    .where(isActiveSupplier)
    .orderBy(asc(suppliers.name));
}

/** A supplier's purchase orders that are drafts or not fully received. */
export async function countUnfinished(db: Db, supplierId: string): Promise<number> {
  return db.$count(
    purchaseOrders,
    and(
      eq(purchaseOrders.supplierId, supplierId),
      sql`${purchaseOrders.state} in ('draft', 'sent', 'partly_received')`,
    ),
  );
}

function isShown(show: string): SQL | undefined {
  if (show === "archived") return isNotNull(suppliers.archivedAt);
  return and(isNull(suppliers.archivedAt), eq(suppliers.isActive, show === "active"));
}

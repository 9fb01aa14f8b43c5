import { and, gte, lte, sql, type SQL } from "drizzle-orm";
import { shownTab } from "#app/lib/list/list-query.ts";
import type { ListQuery } from "#app/lib/list/list-spec.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import type { ListPart } from "#app/platform/list/read-part.server.ts";
import { creditNotes, invoicedOrders, invoices } from "../tables.server.ts";
import { invoiceList } from "../views/invoice-list.ts";

const credited = sql<number>`coalesce((select sum(n.total) from ${creditNotes} n
  where n.invoice_id = "invoices"."id"), 0)::int`;
const orderCount = sql<number>`(select count(*) from ${invoicedOrders} i
  where i.invoice_id = "invoices"."id")::int`;

export function invoicesFor(db: Db, query: ListQuery) {
  const { id, serial, number, kind, day, issuedAt, buyer, registration } = invoices;
  const { vatable, vat, zeroRated, exempt, total } = invoices;
  const { from, to } = query.filters;
  const which = and(
    isShown(shownTab(invoiceList, query)),
    contains(query.search),
    from ? gte(day, from) : undefined,
    to ? lte(day, to) : undefined,
  );
  const parts = { vatable, vat, zeroRated, exempt, total };
  const facts = { id, number, kind, day, issuedAt, buyer, registration, ...parts };
  return {
    id,
    sorts: {
      number: { by: serial, type: "int" },
      day: { by: day, type: "date" },
      total: { by: total, type: "int" },
    },
    count: () => countRows(db, sql`${invoices}`, which),
    rows: ({ where, order, limit, place }: ListPart) =>
      db
        .select({ ...facts, credited, orderCount, place })
        .from(invoices)
        .where(and(which, where))
        .orderBy(...order)
        .limit(limit),
  } as const;
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoicesFor>["rows"]>>[number];

function isShown(show: string): SQL | undefined {
  if (show === "day") return sql`${invoices.kind} = 'day'`;
  if (show !== "credited") return undefined;
  return sql`exists (select from ${creditNotes} n where n.invoice_id = "invoices"."id")`;
}

/** Searches parts of the numbers of invoices, credit notes and orders. */
function contains(search: string): SQL | undefined {
  if (search === "") return undefined;
  // PostgreSQL texts cannot contain these characters.
  if (!search.isWellFormed() || search.includes("\0")) return sql`false`;
  return sql`(strpos(lower("invoices"."number"), lower(${search})) > 0
    or exists (select from ${creditNotes} n where n.invoice_id = "invoices"."id"
      and strpos(lower(n.number), lower(${search})) > 0)
    or exists (select from ${invoicedOrders} i join orders o on o.id = i.order_id
      where i.invoice_id = "invoices"."id" and strpos(lower(o.order_number), lower(${search})) > 0))`;
}

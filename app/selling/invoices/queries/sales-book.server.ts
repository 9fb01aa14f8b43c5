import { sql } from "drizzle-orm";
import type { Days } from "#app/lib/report/period.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { BookEntry, BookMonth } from "../rules/sum-book.ts";
import { creditNotes, invoices } from "../tables.server.ts";

/** Invoices by the day of their sale. Credit notes are negative, by the day of their issue. */
const entriesIn = ({ from, to }: Days) => sql`
  select i.day, i.serial, i.number, 'invoice' as kind, i.number as "invoiceNumber",
    i.buyer->>'orderNumber' as "orderNumber", coalesce(i.buyer->>'name', '') as buyer, i.registration,
    i.vatable, i.vat, i.zero_rated as "zeroRated", i.exempt, i.total
  from ${invoices} i where i.day between ${from} and ${to}
  union all
  select c.day, c.serial, c.number, 'credit_note', i.number, o.order_number,
    coalesce(i.buyer->>'name', ''), i.registration, -c.vatable, -c.vat, -c.zero_rated, -c.exempt, -c.total
  from ${creditNotes} c join ${invoices} i on i.id = c.invoice_id join orders o on o.id = c.order_id
  where c.day between ${from} and ${to}`;

/** The sales book of a period, summed by month in the database. */
export async function bookMonths(db: Db, days: Days): Promise<BookMonth[]> {
  const { rows } = await db.execute<BookMonth>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(vatable)::float8 as vatable, sum(vat)::float8 as vat,
      sum("zeroRated")::float8 as "zeroRated", sum(exempt)::float8 as exempt,
      sum(total)::float8 as total, (count(*) filter (where kind = 'invoice'))::int as invoices,
      (count(*) filter (where kind = 'credit_note'))::int as "creditNotes"
    from (${entriesIn(days)}) entries group by 1 order by 1`);
  return rows;
}

/** One row per document, in the order of the book. */
export async function bookEntries(db: Db, days: Days): Promise<BookEntry[]> {
  const { rows } = await db.execute<BookEntry>(sql`
    select entries.*, to_char(day, 'YYYY-MM-DD') as day from (${entriesIn(days)}) entries
    order by entries.day, kind desc, serial`);
  return rows;
}

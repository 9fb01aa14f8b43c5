import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/**
 * Invoices and credit notes since the first day of electronic invoices have documents, which add up
 * to them, and one valid document for each class of tax. A document belongs to an invoice or note.
 */
export async function eDocumentsAddUp(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with papers as (
      select id as invoice_id, null::uuid as note_id, number, day, total from invoices
      union all select invoice_id, id, number, day, total from credit_notes
    ), valid as (
      select invoice_id, note_id, number, sum(total) as total from e_documents
      where state <> 'corrected' group by invoice_id, note_id, number
    )
    select format('Electronic documents of %s have %s, it has %s', p.number,
      coalesce(v.total, 0), p.total) as sentence
    from papers p left join valid v on v.invoice_id = p.invoice_id
      and v.note_id is not distinct from p.note_id
    where coalesce(v.total, case when p.day >= (select value from theme_settings
      where key = 'tax_e_from' and value <> '')::date then 0 else p.total end) <> p.total
    union all
    select format('Electronic document %s is of no invoice or credit note', v.number)
    from valid v where not exists (select from papers p where p.invoice_id = v.invoice_id
      and p.note_id is not distinct from v.note_id and p.number = v.number)`,
  );
}

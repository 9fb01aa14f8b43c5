import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I10: no row refers to a missing one where no foreign key stands guard. */
export async function referencesResolve(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    select format('I10: order %s refers to missing cart %s', order_number, cart_id) as sentence
    from orders where cart_id is not null
      and not exists (select from carts where carts.id = orders.cart_id)
    union all
    select format('I10: checkout key %s refers to missing cart %s', key, cart_id)
    from placements where not exists (select from carts where carts.id = placements.cart_id)
    union all
    select format('I10: stock movement %s refers to missing order %s', id, order_id)
    from stock_movements where order_id is not null
      and not exists (select from orders where orders.id = stock_movements.order_id)
    union all
    select format('I10: consent %s refers to missing order %s', id, subject_id)
    from consents where subject_type = 'order'
      and not exists (select from orders where orders.id::text = consents.subject_id)
    union all
    select format('I10: consent %s refers to missing text %s, version %s', id, document, document_version)
    from consents where not exists (
      select from documents d where d.slug = document and d.version = document_version)
    union all
    select format('I10: order %s was placed under missing texts (terms %s, privacy %s)', order_number,
      terms_version, privacy_version)
    from orders where not exists (select from documents where slug = 'terms' and version = terms_version)
      or not exists (select from documents where slug = 'privacy' and version = privacy_version)
    union all
    select format('I10: mail %s is about missing order %s', id, about_id)
    from mails where about_id is not null
      and not exists (select from orders where orders.id = mails.about_id)
    union all
    select format('I10: audit entry %s (%s) refers to missing order %s', id, action, subject_id)
    from audit_log where subject_type = 'order'
      and not exists (select from orders where orders.id::text = audit_log.subject_id)`,
  );
}

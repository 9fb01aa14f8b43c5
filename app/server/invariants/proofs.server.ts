import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { violations } from "./violations.server.ts";

/** I11: an order waits for staff exactly while a proof of its transfer does, and does not end meanwhile. */
export async function proofsAreAnswered(db: Db): Promise<string[]> {
  return violations(
    db,
    sql`
    with judged as (
      select o.*, exists (
        select from transfer_proofs p where p.order_id = o.id and p.answer is null) as has_waiting
      from orders o
    )
    select format('I11: order %s waits since %s, and a proof of it is unanswered: %s', order_number,
      coalesce(proof_waiting_since::text, 'never'), has_waiting) as sentence
    from judged where has_waiting <> (proof_waiting_since is not null)
    union all
    select format('I11: order %s would expire while its proof waits', order_number)
    from judged where has_waiting and status = 'pending' and expires_at is not null`,
  );
}

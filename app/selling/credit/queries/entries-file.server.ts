import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import type { CreditCause, CreditKind } from "../rules/credit-terms.ts";

const PART = 500;

type FileEntry = {
  id: string;
  at: string;
  kind: CreditKind;
  cause: CreditCause | null;
  amount: number;
  email: string;
  order_number: string | null;
  reason: string | null;
};

/** All entries of all accounts for the accountant, oldest first, in parts. */
export async function* everyEntry(db: Db): AsyncGenerator<FileEntry[]> {
  let after: FileEntry | undefined;
  do {
    const { rows } = await db.execute<FileEntry>(sql`
      select e.id, e.at::text, e.kind, e.cause, e.amount, c.email, o.order_number, e.reason
      from credit_entries e
      join credit_accounts a on a.id = e.account_id
      join customers c on c.id = a.customer_id
      left join orders o on o.id = e.order_id
      ${after ? sql`where (e.at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
      order by e.at, e.id limit ${PART}`);
    yield rows;
    after = rows.length === PART ? rows.at(-1) : undefined;
  } while (after);
}

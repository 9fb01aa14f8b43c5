import { sql, type SQL } from "drizzle-orm";
import { ACCOUNT_AGREES } from "#app/reach/campaigns/queries/agreed.server.ts";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { customerFigures, customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { suppressionOf } from "#app/platform/mail/suppressions.server.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";
import type { Person } from "../rules/plan-contact.ts";

/** The names come from an account: a name typed by a guest proves nothing about a mailbox. */
export type FoundPerson = Person & { firstName: string; lastName: string };

type PersonRow = Omit<FoundPerson, "isSuppressed">;

/** Finds a person by their mailbox (in lowercase), with their current consent. */
export async function personOf(
  reader: Pick<Ctx, "db" | "sealers">,
  email: string,
): Promise<FoundPerson> {
  const { rows } = await reader.db.execute<PersonRow>(sql`
    select exists (select from ${newsletterSubscriptions} s
        where s.email = ${email} and s.state = 'confirmed') as subscribes,
      coalesce(${ACCOUNT_AGREES}, false) as "agreesInAccount",
      coalesce(c.is_discreet, false) as "isDiscreet",
      c.id is not null as "hasAccount",
      coalesce(f.orders, 0) as "paidOrders",
      coalesce(c.first_name, '') as "firstName",
      coalesce(c.last_name, '') as "lastName"
    from (select 1) one
      left join ${user} own on own.email = ${email} and own.email_verified
      left join ${customers} c on c.user_id = own.id
      left join ${customerFigures} f on f.customer_id = c.id`);
  const [row] = rows;
  if (!row) throw new Error("a statement without a table has one row");
  return { ...row, isSuppressed: (await suppressionOf(reader, email, "marketing")) !== undefined };
}

/** The rule in SQL; the statement names the table `h`. Each kind of suppression stops news. */
export const CONTACT_AGREES: SQL = sql`(
  (exists (select from ${newsletterSubscriptions} s where s.email = h.email and s.state = 'confirmed')
    or exists (select from ${user} own join ${customers} c on c.user_id = own.id
      where own.email = h.email and ${ACCOUNT_AGREES}))
  and not exists (select from ${mailSuppressions} m where m.address_digest = h.address_digest)
  and not exists (select from ${user} own join ${customers} c on c.user_id = own.id
    where own.email = h.email and own.email_verified and c.is_discreet))`;

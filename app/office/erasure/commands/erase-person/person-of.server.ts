import { and, eq, isNotNull, sql } from "drizzle-orm";
import { addressesOf } from "#app/people/customers/queries/guest-records.server.ts";
import { emailChanges } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { ErasedPerson, ErasureList } from "#app/platform/records/record.server.ts";

type Customer = { id: string; userId: string | null; email: string };

/** The person to erase, by their ids and by the addresses that were proven to be theirs. */
export async function personOf(
  db: Db,
  list: ErasureList,
  customer: Customer,
): Promise<ErasedPerson> {
  const { id: customerId, userId } = customer;
  const addresses = userId === null ? await addressesOf(db, customerId) : await past(db, userId);
  const email = (userId === null ? undefined : await mailboxOf(db, userId)) ?? customer.email;
  const all = new Set([email, ...addresses].map((address) => address.toLowerCase()));
  const person = {
    userId: userId ?? "",
    customerId,
    email: email.toLowerCase(),
    addresses: [...all],
    names: await namesOf(db, customer),
    ids: [],
  };
  return { ...person, ids: await idsOf(db, list, person) };
}

async function namesOf(db: Db, { id, userId }: Customer): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct lower(trim(concat_ws(' ', first_name, last_name))) as name from (
      select first_name, last_name from customers where id = ${id}::uuid
      union all select first_name, last_name from users where id = ${userId}
      union all select first_name, last_name from orders where customer_id = ${id}::uuid
    ) named`);
  return rows.flatMap(({ name }) => (name === "" ? [] : [name]));
}

async function mailboxOf(db: Db, userId: string): Promise<string | undefined> {
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return found?.email;
}

/** Addresses that the account had before. */
async function past(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNotNull(emailChanges.doneAt)));
  return rows.map(({ email }) => email);
}

async function idsOf(db: Db, list: ErasureList, person: ErasedPerson): Promise<string[]> {
  const withId = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id'`);
  const ids = [person.userId, person.customerId].filter((id) => id !== "");
  for (const { name } of withId.rows) {
    const table = Object.hasOwn(list, name) ? list[name] : undefined;
    // The rows of these tables are found by the ids of the others.
    if (!table || name === "audit_log" || name === "mails") continue;
    const { rows } = await db.execute<{ id: string }>(sql`
      select id::text as id from ${sql.identifier(name)} where ${table.own(person)}`);
    ids.push(...rows.map(({ id }) => id));
  }
  return [...new Set(ids)];
}

import { sql, type SQL } from "drizzle-orm";
import type { Person } from "./record.server.ts";

/** A list of texts as one parameter. */
export const textsOf = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** A person's addresses: all known ones for an erasure, else only the account's. */
export const addressesOf = ({ email, addresses = [email] }: Person): SQL => textsOf(addresses);

export const ofUser = ({ userId }: Person): SQL => sql`user_id = ${userId}`;
export const ofCustomer = ({ customerId }: Person): SQL => sql`customer_id = ${customerId}::uuid`;
export const ofEmail = (person: Person): SQL => sql`lower(email) = any(${addressesOf(person)})`;

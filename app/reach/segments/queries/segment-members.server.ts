import { desc, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Conditions } from "../rules/conditions.ts";
import { membersBy } from "./members.server.ts";
import { findSegment } from "./segments.server.ts";

const SHOWN = 10;

type Reader = { db: Db; now: Date };

/** The ids of a segment's members as a part of a statement; undefined where there is no such segment. */
export async function membersOfSegment({ db, now }: Reader, segmentId: string) {
  const segment = await findSegment(db, segmentId);
  return segment && membersBy(segment.conditions, { now, tiers: await loadSettings(db) });
}

/**
 * Whom a segment has now, for a campaign; empty where there is no such segment. Whether somebody agreed to
 * news is for the campaign to check when it sends.
 */
export async function segmentMembers(reader: Reader, segmentId: string) {
  const members = await membersOfSegment(reader, segmentId);
  if (!members) return [];
  return reader.db
    .select({ customerId: customers.id, userId: customers.userId, email: customers.email })
    .from(customers)
    .where(sql`${customers.id} in (${members})`)
    .orderBy(customers.id);
}

/** How many customers each set of conditions has now, in one statement. */
export async function sizesOf({ db, now }: Reader, all: readonly Conditions[]): Promise<number[]> {
  if (all.length === 0) return [];
  const tiers = await loadSettings(db);
  const counts = all.map(
    (wanted) => sql`(select count(*) from (${membersBy(wanted, { now, tiers })}) m)`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
  );
  return rows[0]?.counts ?? [];
}

/** The newest customers of whom conditions hold. */
export async function firstMembers({ db, now }: Reader, wanted: Conditions) {
  const members = membersBy(wanted, { now, tiers: await loadSettings(db) });
  const rows = await db
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      email: customers.email,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(inArray(customers.id, sql`(${members})`))
    .orderBy(desc(customers.createdAt), desc(customers.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, name: nameOf(row) }));
}

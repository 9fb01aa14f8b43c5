import { desc, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { nameOf } from "#app/people/customers/rules/customer-name.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Conditions } from "../rules/conditions.ts";
import { matches, membersBy, WITH_FIGURES } from "./members.server.ts";
import { findSegment } from "./segments.server.ts";

const SHOWN = 10;

type Reader = { db: Db; now: Date };

/** The ids of a segment's members as part of a statement; undefined for an unknown segment. */
export async function membersOfSegment({ db, now }: Reader, segmentId: string) {
  const segment = await findSegment(db, segmentId);
  return segment && membersBy(segment.conditions, { now, tiers: await loadSettings(db) });
}

/**
 * A segment's members at this moment, for a campaign; empty for an unknown segment. The campaign
 * itself checks consent to news when it sends.
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

/** The sizes of several sets of conditions, from one look through the customers. */
export async function sizesOf({ db, now }: Reader, all: readonly Conditions[]): Promise<number[]> {
  if (all.length === 0) return [];
  const tiers = await loadSettings(db);
  const counts = all.map(
    (wanted) => sql`count(*) filter (where ${matches(wanted, { now, tiers })})`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts from ${WITH_FIGURES}`,
  );
  return rows[0]?.counts ?? [];
}

/** The newest customers who match the conditions. */
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

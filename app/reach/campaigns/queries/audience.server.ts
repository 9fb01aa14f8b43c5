import { inArray, sql, type SQL } from "drizzle-orm";
import { customers } from "#app/people/customers/tables.server.ts";
import { membersOfSegment } from "#app/reach/segments/queries/segment-members.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { SUPPRESSION_REASONS, stopsMail } from "#app/platform/mail/suppression-terms.ts";
import { openAddress } from "#app/platform/mail/suppressions.server.ts";
import { mailSuppressions } from "#app/platform/mail/tables.server.ts";
import { newsletterSubscriptions, refusedTopics } from "../tables.server.ts";
import type { Topic } from "../rules/topics.ts";
import { ACCOUNT_AGREES } from "./agreed.server.ts";

type Reader = Pick<Ctx, "db" | "sealers" | "now">;

export type AudienceMember = { email: string; customerId: string | null; firstName: string };

type Wanted = { segmentId: string | null; topic: Topic };

/** Everybody who agreed to the topic, of a segment where one is named, each mailbox once; part of a statement. */
async function audience(reader: Reader, { segmentId, topic }: Wanted): Promise<SQL | undefined> {
  const members = segmentId === null ? undefined : await membersOfSegment(reader, segmentId);
  if (segmentId !== null && !members) return undefined;
  const within = members ? sql`and c.id in (${members})` : sql``;
  const suppressed = await suppressedAddresses(reader);
  return sql`select distinct on (a.email) a.email, a.customer_id, a.first_name from (
      select lower(c.email) as email, c.id as customer_id, coalesce(c.first_name, '') as first_name
      from ${customers} c where ${ACCOUNT_AGREES} ${within}
      union all
      select s.email, c.id, coalesce(c.first_name, '')
      from ${newsletterSubscriptions} s
        left join ${customers} c on lower(c.email) = s.email
      where s.state = 'confirmed' ${within}
    ) a
    where a.email <> all(${sql.param(suppressed)}::text[])
      and not exists (
        select from ${refusedTopics} r where r.email = a.email and r.topic = ${topic})
    order by a.email, a.customer_id`;
}

/** How many recipients a campaign would have at this moment. */
export async function countAudience(reader: Reader, wanted: Wanted): Promise<number> {
  const all = await audience(reader, wanted);
  if (!all) return 0;
  const { rows } = await reader.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${all}) m`,
  );
  return rows[0]?.n ?? 0;
}

/** The recipients themselves, by mailbox. */
export async function audienceOf(reader: Reader, wanted: Wanted): Promise<AudienceMember[]> {
  const all = await audience(reader, wanted);
  if (!all) return [];
  const { rows } = await reader.db.execute<AudienceMember>(
    sql`select m.email, m.customer_id as "customerId", m.first_name as "firstName" from (${all}) m`,
  );
  return rows;
}

/** Erased people have no address left and are in no list that could bring one here. */
async function suppressedAddresses({ db, sealers }: Reader): Promise<string[]> {
  const reasons = SUPPRESSION_REASONS.filter((reason) => stopsMail(reason, "marketing"));
  const rows = await db
    .select({ sealed: mailSuppressions.sealedAddress })
    .from(mailSuppressions)
    .where(inArray(mailSuppressions.reason, reasons));
  return rows.map(({ sealed }) => openAddress({ sealers }, sealed)).filter((one) => one !== "");
}

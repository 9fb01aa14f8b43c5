import { formatDate, formatDateTime } from "#app/lib/dates.ts";
import { ROLE_NAMES } from "#app/running/staff/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sql, and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { consents } from "#app/running/consent/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { PERSONAL_TABLES } from "../../queries/every-record.server.ts";
import type { Person } from "#app/platform/records/record.server.ts";
import { personOf } from "./person-of.server.ts";
import { showErasure } from "./show-erasure.server.ts";
import { ownDataMessages as say } from "./texts.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";

const VIEWS = [
  "assessment.viewed",
  "assessment.history_viewed",
  "booking.viewed",
  "visit.viewed",
  "wellness.viewed",
  "clearance.viewed",
  "course.viewed",
];
const NEWEST = 100;

/**
 * The staff, by role, who looked at a person's health data. Each look wrote the log entry itself.
 */
export async function healthViews(db: Db, { userId, customerId }: Person) {
  const { subjectType: type, subjectId: id } = auditLog;
  const own = or(
    and(inArray(type, ["user", "wellness"]), eq(id, userId)),
    and(
      eq(type, "assessment"),
      sql`${id} in (select a.id::text from assessments a where a.user_id = ${userId})`,
    ),
    and(
      eq(type, "booking"),
      sql`${id} in (select b.id::text from bookings b where b.customer_id = ${customerId}::uuid)`,
    ),
    and(
      eq(type, "clearance"),
      sql`${id} in (select c.id::text from clearance_requests c where c.user_id = ${userId})`,
    ),
  );
  const views = await db
    .select({ at: auditLog.at, action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(
      and(
        own,
        inArray(auditLog.action, VIEWS),
        eq(auditLog.actorKind, "user"),
        ne(auditLog.actorId, userId),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(NEWEST);
  const ids = [...new Set(views.map(({ actorId }) => actorId))];
  const roles = new Map<string, readonly string[]>();
  for (const actorId of ids) roles.set(actorId, await rolesOf(db, actorId));
  return views.map(({ at, action, actorId }) => ({ at, action, roles: roles.get(actorId) ?? [] }));
}

type Consent = Awaited<ReturnType<typeof ownConsents>>[number];

export async function showOwnData(ctx: Ctx) {
  const person = await personOf(ctx);
  const consents = groupConsents(await ownConsents(ctx.db, person));
  const views = (await healthViews(ctx.db, person)).map(({ at, action, roles }, index) => ({
    key: `${at.getTime()}-${index}`,
    when: formatDateTime(at),
    text: say.view(roleName(roles), say.acts[action] ?? action),
  }));
  const kinds = Object.entries(PERSONAL_TABLES).map(([name, { title }]) => ({ name, title }));
  return { consents, views, kinds, erasure: await showErasure(ctx, person) };
}

/** By what was agreed to, the latest first, in groups and among them. */
export function groupConsents(consents: readonly Consent[]) {
  return [...Map.groupBy(consents, ({ purpose }) => purpose)].map(([purpose, all]) => ({
    purpose,
    title: say.purposes[purpose] ?? purpose,
    latest: all[0] ? latestOf(all[0]) : "",
    all: all.map(showConsent),
  }));
}

const latestOf = ({ givenAt, withdrawnAt }: Consent) =>
  withdrawnAt ? say.latestWithdrawn(formatDate(withdrawnAt)) : say.latest(formatDate(givenAt));

function showConsent(consent: Consent) {
  const { id, purpose, subjectType, document, documentVersion, wording } = consent;
  const isOpen = consent.withdrawnAt === null;
  const mayWithdraw = isOpen && purpose === "marketing" && subjectType === "user";
  return {
    id,
    text: say.text(say.documents[document] ?? document, documentVersion),
    wording: wording && say.inWords(wording),
    given: say.given(formatDateTime(consent.givenAt), say.subjects[subjectType] ?? subjectType),
    withdrawn: consent.withdrawnAt && say.withdrawnOn(formatDateTime(consent.withdrawnAt)),
    mayWithdraw,
    follows: isOpen ? followsOf(consent, mayWithdraw) : undefined,
  };
}

function followsOf({ subjectType, purpose }: Consent, mayWithdraw: boolean) {
  return mayWithdraw ? say.withdrawNews : (say.follows[subjectType] ?? say.follows[purpose]);
}

function roleName(roles: readonly string[]): string {
  const names: Readonly<Record<string, string>> = ROLE_NAMES;
  return roles.map((role) => names[role]).find(Boolean) ?? say.formerStaff;
}

/** All consents: given with the account, an order, an assessment or the newsletter. */
export async function ownConsents(db: Db, person: Person) {
  const own = PERSONAL_TABLES["consents"]?.own(person) ?? sql`false`;
  return db
    .select({
      id: consents.id,
      subjectType: consents.subjectType,
      purpose: consents.purpose,
      document: consents.document,
      documentVersion: consents.documentVersion,
      wording: consents.wording,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(own)
    .orderBy(sql`${consents.givenAt} desc, ${consents.id} desc`);
}

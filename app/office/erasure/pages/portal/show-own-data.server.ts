import { formatDateTime } from "#app/lib/dates.ts";
import { ROLE_NAMES } from "#app/running/staff/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthViews } from "./health-views.server.ts";
import { sql } from "drizzle-orm";
import { consents } from "#app/running/consent/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { PERSONAL_TABLES } from "../../queries/every-record.server.ts";
import type { Person } from "#app/platform/records/record.server.ts";
import { personOf } from "./person-of.server.ts";
import { showErasure } from "./show-erasure.server.ts";
import { ownDataMessages as say } from "./texts.ts";

type Consent = Awaited<ReturnType<typeof ownConsents>>[number];

export async function showOwnData(ctx: Ctx) {
  const person = await personOf(ctx);
  const consents = (await ownConsents(ctx.db, person)).map(showConsent);
  const views = (await healthViews(ctx.db, person)).map(({ at, action, roles }, index) => ({
    key: `${at.getTime()}-${index}`,
    when: formatDateTime(at),
    text: say.view(roleName(roles), say.acts[action] ?? action),
  }));
  const kinds = Object.entries(PERSONAL_TABLES).map(([name, { title }]) => ({ name, title }));
  return { consents, views, kinds, erasure: await showErasure(ctx, person) };
}

function showConsent(consent: Consent) {
  const { id, purpose, subjectType, document, documentVersion, wording } = consent;
  const isOpen = consent.withdrawnAt === null;
  const mayWithdraw = isOpen && purpose === "marketing" && subjectType === "user";
  return {
    id,
    title: say.purposes[purpose] ?? purpose,
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

import { and, gt, isNull, ne, sql, type SQL } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { suppressionOf } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { hadMailSince } from "../../queries/run-counts.server.ts";
import { AUTOMATIONS, needsConsent } from "../../rules/automation-terms.ts";
import type { RunFacts } from "../../rules/judge-run.ts";
import type { automationRuns } from "../../tables.server.ts";

type Run = typeof automationRuns.$inferSelect;

/**
 * The facts that decide about a run, except its follower's. A lock per mailbox counts its mails one
 * run at a time.
 */
export async function readFacts(
  tx: Ctx,
  run: Run,
  agrees: (email: SQL) => SQL,
): Promise<Omit<RunFacts, "isOn" | "exit">> {
  const { automation: key, email, dueAt } = run;
  const { purpose, asked, pauseDays } = AUTOMATIONS[key];
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7))`);
  const settings = await loadSettings(tx.db);
  const [mailsAllowed, days] = [settings.automation_mails, settings.automation_days];
  const quiet = {
    from: Number(settings.quiet_hours_from),
    until: Number(settings.quiet_hours_until),
  };
  return {
    now: tx.now,
    dueAt,
    consents: needsConsent(key) ? await consents(tx, agrees(sql`${email}`)) : undefined,
    suppressed: await suppressionOf(tx, email, purpose),
    hadOne:
      pauseDays > 0 && (await hadMailSince(tx, { key, email, since: addDays(tx.now, -pauseDays) })),
    quiet: asked ? undefined : quiet,
    limit: asked
      ? undefined
      : { mails: mailsAllowed, days, sent: await sentSince(tx, email, addDays(tx.now, -days)) },
  };
}

async function consents({ db }: Ctx, agrees: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ agrees: boolean }>(sql`select ${agrees} as agrees`);
  return rows[0]?.agrees === true;
}

/** Reminders of single doses are not counted, because their readers chose an hour for each. */
const NOT_COUNTED = "therapy-reminder";

/** The times of the non-transactional mails to a mailbox since then. */
async function sentSince({ db }: Ctx, email: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: mails.createdAt })
    .from(mails)
    .where(
      and(
        sql`lower(${mails.to}) = ${email}`,
        gt(mails.createdAt, since),
        ne(mails.purpose, "transactional"),
        sql`${mails.kind} is distinct from ${NOT_COUNTED}`,
        isNull(mails.withheldAt),
      ),
    );
  return rows.map(({ at }) => at);
}

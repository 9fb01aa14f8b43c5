import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { storedMessageId } from "#app/platform/mail/message-id.ts";
import { judgeReport } from "#app/platform/mail/reports/judge-report.ts";
import { readReport } from "#app/platform/mail/reports/read-report.ts";
import { mails } from "#app/platform/mail/tables.server.ts";

type Outcome = "came_back" | "no_news" | "not_ours";

/**
 * Passes on a bounce report about one of our mails; undefined for a mail that is no report. Anyone
 * can write a report, so it must contain the id of a sent mail, which only its recipient has read.
 */
export async function passOnReport(ctx: Ctx, raw = ""): Promise<Outcome | undefined> {
  const report = await readReport(raw);
  if (!report) return undefined;
  const verdict = judgeReport(report);
  if (!verdict) return "no_news";
  const [mail] = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.messageId, storedMessageId(report.messageId)));
  if (!mail) return "not_ours";
  await emit(ctx.db, "mail.came_back", { mailId: mail.id, ...verdict });
  return "came_back";
}

import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ReportVerdict } from "#app/platform/mail/reports/judge-report.ts";
import { noteMailEvent } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { countComeback } from "./count-comeback.server.ts";

export type Report = { mailId: string; kind: ReportVerdict; note: string };

/**
 * Records a report about a mail once for each mail and verdict, however many reports arrive. It
 * applies to the address that the mail was sent to, whatever address the report names.
 */
export async function noteReport(ctx: Ctx, { mailId, kind, note }: Report): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [mail] = await tx.db.select({ to: mails.to }).from(mails).where(eq(mails.id, mailId));
    if (!mail) return;
    const event = { eventId: `report:${mailId}:${kind}`, kind, address: mail.to, mailId, note };
    if (await noteMailEvent(tx, event)) await countComeback(tx, mailId, kind);
  });
}

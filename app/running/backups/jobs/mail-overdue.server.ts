import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { findOwners } from "#app/running/staff/queries.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { BackupOverdueMail } from "../emails/backup-overdue.tsx";
import { overdueBackup } from "../queries/overdue-backup.server.ts";
import { backupMail as say } from "../texts/mail.ts";

/** Mails each owner once per proven backup that has no successor, however long that lasts. */
export async function mailOverdue(ctx: JobCtx, dataDir: string): Promise<void> {
  const overdue = await overdueBackup(ctx, dataDir);
  if (!overdue) return;
  const { last, sendProblem } = overdue;
  for (const owner of await findOwners(ctx.db)) {
    await queueShopMail(ctx, {
      kind: "owner-backup_overdue",
      values: {},
      dedupeKey: `backup-overdue:${last?.name ?? "none"}:${owner.id}`,
      to: owner.email,
      subject: say.subject,
      template: BackupOverdueMail,
      props: {
        lastAt: last ? formatDateTime(last.startedAt) : null,
        ...(sendProblem === undefined ? {} : { sendProblem }),
        href: ctx.links.appUrl + href("/admin/settings/backup"),
      },
    });
  }
}

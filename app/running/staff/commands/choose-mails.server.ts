import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { mailChoicesOf } from "../queries/mail-choices.server.ts";
import { choicesOf, type StaffTopic, type TopicMails } from "../rules/staff-topics.ts";
import { staffMailChoices } from "../tables.server.ts";

type ChooseMailsInput = { choices: Partial<Record<StaffTopic, TopicMails>>; digestHour: number };

/** Staff choose only their own mails. */
export async function chooseMails(
  ctx: Ctx,
  { choices, digestHour }: ChooseMailsInput,
): Promise<Result<undefined, Refusal<"forbidden">>> {
  const { actor } = ctx;
  if (actor.kind !== "user" || !may(actor, "backoffice:open")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await mailChoicesOf(tx.db, actor);
    const after = { choices: choicesOf(actor, choices), digestHour };
    await tx.db
      .insert(staffMailChoices)
      .values({ userId: actor.userId, ...after, changedAt: tx.now })
      .onConflictDoUpdate({
        target: staffMailChoices.userId,
        set: { ...after, changedAt: tx.now },
      });
    await recordAudit(tx, {
      action: "staff.mails_chosen",
      subject: { type: "user", id: actor.userId },
      before: { ...before.choices, digestHour: before.digestHour },
      after: { ...after.choices, digestHour },
    });
    return ok(undefined);
  });
}

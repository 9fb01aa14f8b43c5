import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AutomationKey } from "../rules/automation-terms.ts";
import { automationRuns } from "../tables.server.ts";

type SentMail = { key: AutomationKey; cause: string; email: string; enteredAt?: Date };

/** Records a mail that its own module sends at once, in the transaction that queues the mail. */
export async function noteSent(tx: Ctx, { key, cause, email, enteredAt = tx.now }: SentMail) {
  await tx.db
    .insert(automationRuns)
    .values({
      id: tx.ids.newId(),
      automation: key,
      cause,
      email: email.toLowerCase(),
      state: "sent",
      enteredAt,
      dueAt: tx.now,
      lookAt: tx.now,
      endedAt: tx.now,
    })
    .onConflictDoNothing();
}

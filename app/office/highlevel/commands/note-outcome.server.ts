import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { pauseAfter, shareOf } from "#app/office/webhooks/rules/retries.ts";
import { sendJob } from "../jobs/send-job.ts";
import type { SentConsent } from "../rules/plan-contact.ts";
import { secondsToWait, type Verdict } from "../rules/read-answer.ts";
import { highlevelContacts, highlevelMessages } from "../tables.server.ts";
import { breakConnection } from "./break-connection.server.ts";
import { pauseConnection } from "./pause-connection.server.ts";

type Message = typeof highlevelMessages.$inferSelect;

/** The result of an attempt, and the contact's new state in HighLevel. */
export type Outcome =
  | { skip: NonNullable<Message["skipped"]> }
  | { verdict: Verdict; remoteId?: string | null; told?: SentConsent };

type MessageChange = Partial<Pick<Message, "state" | "skipped" | "status" | "said" | "nextAt">>;

/** Records an attempt, then plans the next one, or breaks off when the connection is broken. */
export async function noteOutcome(
  ctx: Ctx,
  { id, kind, contactId, attempts: before }: Message,
  outcome: Outcome,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (kind === "contact") await noteContact(tx, contactId, outcome);
    const own = eq(highlevelMessages.id, id);
    const [message] = await tx.db.select().from(highlevelMessages).where(own).for("update");
    // The message was erased in the meantime, or the same job ran twice and has recorded it.
    if (message?.state !== "waiting" || message.attempts !== before) return;
    const ended = await endOf(tx, message, outcome);
    if (!ended) return;
    const attempts = before + 1;
    const isOver = ended.state !== undefined;
    await tx.db
      .update(highlevelMessages)
      .set({
        attempts,
        state: ended.state ?? "waiting",
        skipped: ended.skipped ?? null,
        status: ended.status ?? null,
        said: ended.said ?? "",
        nextAt: ended.nextAt ?? null,
        endedAt: isOver ? tx.now : null,
      })
      .where(own);
    if (ended.nextAt) await enqueueAll(tx.db, [sendJob(id, attempts, ended.nextAt)]);
    if (ended.state === "failed" && kind === "contact") {
      await tx.db
        .update(highlevelContacts)
        .set({ refusedAt: tx.now })
        .where(eq(highlevelContacts.id, contactId));
    }
  });
}

async function noteContact({ db }: Ctx, contactId: string, outcome: Outcome): Promise<void> {
  const own = eq(highlevelContacts.id, contactId);
  if ("skip" in outcome) return;
  const { verdict, remoteId, told } = outcome;
  await db
    .update(highlevelContacts)
    .set({
      begunAt: null,
      ...(remoteId !== undefined && { remoteId }),
      ...(told && { told }),
      ...(verdict.is === "done" && { refusedAt: null }),
    })
    .where(own);
}

/** Undefined leaves the message waiting as it was, until staff repair the connection. */
async function endOf(
  tx: Ctx,
  message: Message,
  outcome: Outcome,
): Promise<MessageChange | undefined> {
  if ("skip" in outcome) return { state: "skipped", skipped: outcome.skip };
  const { verdict } = outcome;
  switch (verdict.is) {
    case "done":
      return { state: "sent" };
    case "broken":
      await breakConnection(tx, verdict.why);
      return undefined;
    case "refused":
      return { state: "failed", status: verdict.status, said: verdict.said };
    case "gone":
      return { state: "failed", status: 404 };
    case "trouble": {
      const { status = null, retryAfter } = verdict;
      const asked = verdict.why === "busy" || retryAfter !== undefined;
      const seconds = asked ? secondsToWait(retryAfter, tx.now) : 0;
      if (verdict.why === "busy") await pauseConnection(tx, seconds);
      const pause = pauseAfter(message.attempts + 1, shareOf(message.id), String(seconds));
      if (pause === undefined) return { state: "failed", status };
      return { status, nextAt: new Date(tx.now.getTime() + pause) };
    }
  }
}

import { and, asc, inArray, lte } from "drizzle-orm";
import { z } from "zod";
import { ok, type Result } from "#app/lib/result.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { moduleJobs, task, type PayloadOf } from "#app/platform/jobs/task.server.ts";
import { beginSending } from "./commands/begin-sending.server.ts";
import { noteOutcome } from "./commands/note-outcome.server.ts";
import type { DocumentReceiver, Outcome, ReceiverProblem } from "./gateways/receiver-port.ts";
import { receiverOf } from "./gateways/receivers.server.ts";
import { isOpen, readConnection } from "./queries/connection.server.ts";
import { eDocuments } from "./tables.server.ts";

declare module "#app/platform/jobs/shop-jobs.ts" {
  interface ShopTasks {
    "einvoices.send": PayloadOf<typeof sendDocument>;
  }
}

const MOST = 100;
/** Jobs to the Bureau run one after the other, so that a slow one leaves other workers free. */
const QUEUE = "einvoices";

/** One attempt to transmit a document, or a question about one that was transmitted. */
const sendDocument = task(
  "einvoices.send",
  z.object({ documentId: z.string() }),
  async (ctx, { documentId }) => {
    const attempt = await beginSending(ctx, documentId);
    if (!attempt) return;
    const { document, connection, mayBeThere } = attempt;
    const receiver = receiverOf(connection, ctx.now, ctx.links.providersUrl);
    await noteOutcome(ctx, document, await transmit(receiver, document, mayBeThere));
  },
);

type Document = { submitId: string; uniqueId: string; jws: string };

/** Sends a document, unless the receiver has it already. */
async function transmit(
  receiver: DocumentReceiver,
  document: Document,
  mayBeThere: boolean,
): Promise<Result<Outcome, ReceiverProblem>> {
  if (mayBeThere) {
    const found = await receiver.outcome(document);
    if (!found.ok || found.value.state !== "unknown") return found;
  }
  const sent = await receiver.send(document);
  return sent.ok ? ok({ state: "processing" }) : sent;
}

/** Documents whose next step is due, each in its own job. */
const sendDue = task("einvoices.send-due", z.unknown(), async (ctx) => {
  if (!isOpen(await readConnection(ctx))) return;
  const { id, state, nextAt } = eDocuments;
  const due = await ctx.db
    .select({ id })
    .from(eDocuments)
    .where(and(inArray(state, ["queued", "sent"]), lte(nextAt, ctx.now)))
    .orderBy(asc(nextAt))
    .limit(MOST);
  const jobs = due.map(({ id: documentId }) => ({
    task: "einvoices.send" as const,
    payload: { documentId },
    options: { key: `einvoices.send:${documentId}`, queue: QUEUE },
  }));
  await enqueueAll(ctx.db, jobs);
});

export const eInvoicesJobs = moduleJobs({
  tasks: [sendDocument],
  schedule: [{ task: sendDue, match: "*/5 * * * *" }],
});

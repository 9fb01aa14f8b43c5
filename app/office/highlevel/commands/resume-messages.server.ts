import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { enqueueAll } from "#app/platform/jobs/enqueue.server.ts";
import { sendJob } from "../jobs/send-job.ts";
import { highlevelMessages } from "../tables.server.ts";

/** Messages that waited for the connection go on. Call inside the transaction that mends it. */
export async function resumeMessages({ db }: Ctx): Promise<void> {
  const waiting = await db
    .select({ id: highlevelMessages.id, attempts: highlevelMessages.attempts })
    .from(highlevelMessages)
    .where(eq(highlevelMessages.state, "waiting"))
    .orderBy(highlevelMessages.createdAt);
  await enqueueAll(
    db,
    waiting.map(({ id, attempts }) => sendJob(id, attempts)),
  );
}

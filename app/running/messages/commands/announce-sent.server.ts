import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import type { MessageRow } from "./end-unsent.server.ts";

/** Campaigns count their recipients. No one waits for other messages. */
export async function announceSent({ db }: Ctx, { topic, dedupeKey }: MessageRow): Promise<void> {
  if (topic === "news") await emit(db, "message.sent", { dedupeKey });
}

import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { sentMessages } from "../tables.server.ts";
import type { MessageRow } from "./end-unsent.server.ts";

/**
 * Locks a message for its next attempt. Undefined if it ended in the meantime, or a later attempt
 * has begun. `tries` counts the earlier attempts. A job that was cut off runs again.
 */
export async function lockAttempt(
  tx: Ctx,
  messageId: string,
  tries: number,
): Promise<MessageRow | undefined> {
  const own = eq(sentMessages.id, messageId);
  const [message] = await tx.db.select().from(sentMessages).where(own).for("update");
  if (message?.state !== "queued" && message?.state !== "asked") return undefined;
  const isCutOff = message.state === "asked" && message.tries === tries + 1;
  return message.tries === tries || isCutOff ? message : undefined;
}

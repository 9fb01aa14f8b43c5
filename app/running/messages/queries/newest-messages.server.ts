import { desc } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { sentMessages } from "../tables.server.ts";

const SHOWN = 50;

export async function newestMessages(db: Db) {
  const { id, channel, topic, state, why, says, parts, cost, numberEnd, createdAt } = sentMessages;
  return db
    .select({ id, channel, topic, state, why, says, parts, cost, numberEnd, createdAt })
    .from(sentMessages)
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN);
}

import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { TOPICS } from "../rules/topics.ts";
import { refusedTopics } from "../tables.server.ts";

/** Each topic, and whether the mailbox gets it. */
export async function topicsOf(db: Db, email: string) {
  const rows = await db
    .select({ topic: refusedTopics.topic })
    .from(refusedTopics)
    .where(eq(refusedTopics.email, email.toLowerCase()));
  const refused = new Set(rows.map(({ topic }) => topic));
  return TOPICS.map((topic) => ({ topic, isChosen: !refused.has(topic) }));
}

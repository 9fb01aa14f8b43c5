import { eq, sql } from "drizzle-orm";
import { emailChanges } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { refusedTopics } from "../tables.server.ts";

/** A refused topic stays refused at the person's new address. */
export async function followEmailChange(
  { db, now }: Ctx,
  { changeId }: { changeId: string },
): Promise<void> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, changeId));
  if (!change) return;
  const refused = await db
    .select({ topic: refusedTopics.topic })
    .from(refusedTopics)
    .where(eq(refusedTopics.email, sql`lower(${change.oldEmail})`));
  if (refused.length === 0) return;
  const email = change.newEmail.toLowerCase();
  await db
    .insert(refusedTopics)
    .values(refused.map(({ topic }) => ({ email, topic, createdAt: now })))
    .onConflictDoNothing();
}

import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { messageChoices } from "../tables.server.ts";

/** Locks an account's choices until the transaction ends, and makes them first if needed. */
export async function lockChoices({ db }: Ctx, userId: string) {
  await db.insert(messageChoices).values({ userId }).onConflictDoNothing();
  const own = eq(messageChoices.userId, userId);
  const [choices] = await db.select().from(messageChoices).where(own).for("update");
  if (!choices) throw new Error("the choices of an account are gone");
  return choices;
}

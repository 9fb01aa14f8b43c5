import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { nextOf } from "../rules/account-links.ts";

/** The page that `keepNext` kept for a day, once. */
export async function takeNext({ db, now }: Ctx, userId: string): Promise<string | undefined> {
  const [kept] = await db
    .delete(verification)
    .where(eq(verification.identifier, nextOf(userId)))
    .returning();
  return kept && kept.expiresAt > now ? kept.value : undefined;
}

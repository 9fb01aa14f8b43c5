import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { verification } from "#app/platform/auth/tables.server.ts";
import { nextPageName } from "../rules/next-page.ts";

/** Returns the page that `keepNext` stored, once and within a day. */
export async function takeNext({ db, now }: Ctx, userId: string): Promise<string | undefined> {
  const [stored] = await db
    .delete(verification)
    .where(eq(verification.identifier, nextPageName(userId)))
    .returning();
  return stored && stored.expiresAt > now ? stored.value : undefined;
}

import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { codeDigest } from "../queries/sealed-text.server.ts";
import { isCodeOver } from "../rules/code-terms.ts";
import { messageChoices } from "../tables.server.ts";
import { lockChoices } from "./lock-choices.server.ts";

/** Confirms the number that the code was texted to. A wrong code counts, so it commits too. */
export async function confirmNumber(
  ctx: Ctx,
  code: string,
): Promise<Result<undefined, Refusal<"forbidden" | "wrong_code" | "code_over">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { userId } = actor;
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const { newNumber: number, codeSentAt, codeTries, ...choices } = await lockChoices(tx, userId);
    if (number === null || codeSentAt === null) return refuse("code_over");
    if (isCodeOver({ codeSentAt, codeTries }, tx.now)) return refuse("code_over");
    const own = eq(messageChoices.userId, userId);
    if (codeDigest(tx, { userId, number, code }) !== choices.codeDigest) {
      await db
        .update(messageChoices)
        .set({ codeTries: sql`${messageChoices.codeTries} + 1` })
        .where(own);
      return refuse("wrong_code");
    }
    await db
      .update(messageChoices)
      .set({ number, newNumber: null, codeDigest: null, codeSentAt: null, codeTries: 0 })
      .where(own);
    return ok(undefined);
  });
}

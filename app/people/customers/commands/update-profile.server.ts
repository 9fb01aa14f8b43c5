import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { birthProblem, type BirthProblem } from "../rules/person-facts.ts";
import type { ProfileInput } from "../input.ts";
import { customers } from "../tables.server.ts";

/** Changes the actor's profile. The account has only the names; the rest is the shop's. */
export async function updateProfile(
  ctx: Ctx,
  { firstName, lastName, phone, dateOfBirth, gender }: ProfileInput,
): Promise<Result<undefined, Refusal<"forbidden" | BirthProblem>>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const problem = dateOfBirth === null ? undefined : birthProblem(dateOfBirth, shopDay(ctx.now));
  if (problem) return refuse(problem);
  return inTransaction(ctx, async (tx) => {
    const name = `${firstName} ${lastName}`.trim();
    const names = { firstName, lastName };
    await tx.db
      .update(user)
      .set({ ...names, name, updatedAt: tx.now })
      .where(eq(user.id, actor.userId));
    await tx.db
      .update(customers)
      .set({ ...names, phone, dateOfBirth, gender })
      .where(eq(customers.userId, actor.userId));
    return ok(undefined);
  });
}

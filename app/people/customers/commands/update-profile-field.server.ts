import { eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ProfileField, ProfileInput } from "../input.ts";
import { shownProfile } from "../queries/profile.server.ts";
import { birthProblem, type BirthProblem } from "../rules/person-facts.ts";
import { customers } from "../tables.server.ts";

export type ProfileEdit = {
  field: ProfileField;
  change: Partial<ProfileInput>;
  /** The value that the page showed before the change. */
  was: string;
};

type EditRefusal =
  | Refusal<"forbidden" | BirthProblem>
  | (Refusal<"changed_meanwhile"> & { theirs: string });

/**
 * Saves one field of a profile and returns its displayed value. An edit of an outdated value is
 * refused with the saved value, unless both values are the same.
 */
export async function updateProfileField(
  ctx: Ctx,
  { field, change, was }: ProfileEdit,
): Promise<Result<{ shown: string }, EditRefusal>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  const { dateOfBirth } = change;
  const problem = dateOfBirth ? birthProblem(dateOfBirth, shopDay(ctx.now)) : undefined;
  if (problem) return refuse(problem);
  return inTransaction(ctx, async (tx) => {
    const own = eq(customers.userId, actor.userId);
    const [stored] = await tx.db.select().from(customers).where(own).for("no key update");
    if (!stored) return refuse("forbidden");
    const next = { ...stored, ...change };
    const { [field]: theirs } = shownProfile(stored);
    const { [field]: shown } = shownProfile(next);
    if (theirs === shown) return ok({ shown });
    if (theirs !== was) return refuse("changed_meanwhile", { theirs });
    await tx.db.update(customers).set(change).where(own);
    if (field === "firstName" || field === "lastName") {
      const { firstName, lastName } = next;
      const name = [firstName, lastName].filter(Boolean).join(" ");
      const names = { firstName, lastName, name, updatedAt: tx.now };
      await tx.db.update(user).set(names).where(eq(user.id, actor.userId));
    }
    return ok({ shown });
  });
}

import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { TypeInput } from "../input.ts";
import type { TypeSlug } from "../rules/booking-terms.ts";
import { consultationTypes } from "../tables.server.ts";

/** Bookings keep the terms they were made with. `version` is the version that was read. */
export async function saveType(
  ctx: Ctx,
  { slug, ...facts }: TypeInput & { slug: TypeSlug },
  version: number,
): Promise<Result<undefined, Refusal<"forbidden" | "changed_meanwhile">>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const own = eq(consultationTypes.slug, slug);
    const [before] = await tx.db.select().from(consultationTypes).where(own).for("update");
    if (!before) throw new Error(`every shop has the consultation type ${slug}`);
    if (before.version !== version) return refuse("changed_meanwhile");
    await tx.db
      .update(consultationTypes)
      .set({ ...facts, version: version + 1 })
      .where(own);
    await recordAudit(tx, {
      action: "consultation_type.changed",
      subject: { type: "consultation_type", id: slug },
      before,
      after: facts,
    });
    return ok(undefined);
  });
}

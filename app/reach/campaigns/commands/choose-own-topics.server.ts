import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { setMarketing } from "#app/people/customers/commands/set-marketing.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Topic } from "../rules/topics.ts";
import { writeTopics } from "./write-topics.server.ts";

/** Sets the topics of the actor's own account. No topic withdraws its consent to news. */
export async function chooseOwnTopics(
  ctx: Ctx,
  chosen: readonly Topic[],
): Promise<Result<"chosen" | "ended", Refusal<"forbidden" | "gets_none">>> {
  const { actor } = ctx;
  if (actor.kind !== "user") return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const [customer] = await tx.db
      .select({ email: customers.email, agrees: customers.marketingConsent })
      .from(customers)
      .where(eq(customers.userId, actor.userId))
      .for("update");
    if (!customer) return refuse("forbidden");
    if (!customer.agrees) return refuse("gets_none");
    if (chosen.length === 0) {
      const ended = await setMarketing(tx, false);
      return ended.ok ? ok("ended" as const) : ended;
    }
    await writeTopics(tx, { email: customer.email.toLowerCase(), chosen });
    return ok("chosen" as const);
  });
}

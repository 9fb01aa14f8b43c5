import { count, eq, inArray } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { BatchInput } from "../input.ts";
import { lockCode } from "../queries.server.ts";
import { batchCode } from "../rules/batch-code.ts";
import { discounts } from "../tables.server.ts";

/** Makes single-use codes under a name that no other batch has. */
export async function createBatch(
  ctx: Ctx,
  input: BatchInput,
): Promise<Result<{ name: string; made: number }, Refusal<"forbidden" | "taken">>> {
  if (!may(ctx.actor, "discounts:write")) return refuse("forbidden");
  const { name, prefix, count: wanted, ...offer } = input;
  return inTransaction(ctx, async (tx) => {
    await lockCode(tx.db, `batch ${name}`);
    const [same] = await tx.db
      .select({ count: count() })
      .from(discounts)
      .where(eq(discounts.batch, name));
    if (same && same.count > 0) return refuse("taken");
    const codes = await freeCodes(tx, prefix, wanted);
    await tx.db.insert(discounts).values(
      codes.map((code) => ({
        id: tx.ids.newId(),
        code,
        ...offer,
        usageLimit: 1,
        batch: name,
        createdAt: tx.now,
      })),
    );
    await recordAudit(tx, {
      action: "discount_batch.created",
      subject: { type: "discount_batch", id: tx.ids.newId() },
      after: { name, prefix, count: wanted, ...offer },
    });
    return ok({ name, made: codes.length });
  });
}

/** The requested number of unused codes. */
async function freeCodes(tx: Ctx, prefix: string, wanted: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < wanted) {
    const drawn = Array.from({ length: wanted - free.size }, () =>
      batchCode(prefix, tx.ids.newToken()),
    );
    const taken = await tx.db
      .select({ code: discounts.code })
      .from(discounts)
      .where(inArray(discounts.code, drawn));
    const known = new Set(taken.map(({ code }) => code));
    for (const code of drawn) if (!known.has(code)) free.add(code);
  }
  return [...free];
}

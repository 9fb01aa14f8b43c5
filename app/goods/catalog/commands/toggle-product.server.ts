import { eq, sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { lockProduct, productBySlug } from "../queries/lock-products.server.ts";
import { missingToPublish, type PublishCheck } from "../rules/publish-checks.ts";
import { products } from "../tables.server.ts";
import { notePrices } from "./note-prices.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

type ToggleRefusal =
  | Refusal<"forbidden" | "not_found">
  | (Refusal<"archived"> & { name: string })
  | (Refusal<"not_ready"> & { name: string; missing: PublishCheck[] });

/** Shows a product to shoppers or hides it. Repeating it changes nothing. */
export async function toggleProduct(
  ctx: Ctx,
  id: string,
  isActive: boolean,
): Promise<Result<{ name: string }, ToggleRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) return refuse("not_found");
    if (before.archivedAt) return refuse("archived", { name: before.name });
    const { name } = before;
    if (before.isActive === isActive) return ok({ name });
    const missing = isActive ? missingToPublish(before) : [];
    if (missing.length > 0) return refuse("not_ready", { name, missing });
    await tx.db
      .update(products)
      .set({ isActive, version: sql`${products.version} + 1`, updatedAt: tx.now })
      .where(eq(products.id, id));
    await notePrices(tx, id);
    await recordAudit(tx, {
      action: "product.changed",
      subject: { type: "product", id },
      before: { name, isActive: before.isActive },
      after: { name, isActive },
    });
    return ok({ name });
  });
}

export const switchProduct = operation({
  name: "products.set-active",
  says: "Show a product in the shop, or hide it.",
  words: ["publish", "unpublish", "visible"],
  who: "catalog:write",
  kind: "change",
  isRepeatable: true,
  key: productBySlug,
  input: z.object({ active: z.boolean() }),
  output: z.object({ name: z.string() }),
  run: (ctx, { active }, id) => toggleProduct(ctx, id, active),
});

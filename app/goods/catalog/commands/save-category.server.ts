import { eq } from "drizzle-orm";
import type { Edited } from "#app/lib/edit.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { CategoryInput } from "../input.ts";
import { lockCategories } from "../queries/lock-categories.server.ts";
import { categories } from "../tables.server.ts";

type SaveCategoryRefusal = Refusal<
  "forbidden" | "not_found" | "changed_meanwhile" | "name_taken" | "slug_taken"
>;

/** Changes a category, or adds one after the others. */
export async function saveCategory(
  ctx: Ctx,
  facts: CategoryInput,
  edited?: Edited,
): Promise<Result<{ id: string; name: string }, SaveCategoryRefusal>> {
  if (!may(ctx.actor, "catalog:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const all = await lockCategories(tx);
    const before = edited && all.find(({ id }) => id === edited.id);
    if (edited && !before) return refuse("not_found");
    if (before && before.version !== edited.version) return refuse("changed_meanwhile");
    const others = all.filter((each) => each !== before);
    if (others.some(({ name }) => name === facts.name)) return refuse("name_taken");
    if (others.some(({ slug }) => slug === facts.slug)) return refuse("slug_taken");
    const id = before?.id ?? tx.ids.newId();
    if (before) {
      const version = before.version + 1;
      await tx.db
        .update(categories)
        .set({ ...facts, version })
        .where(eq(categories.id, id));
    } else {
      const sortOrder = Math.max(0, ...all.map((each) => each.sortOrder)) + 1;
      await tx.db.insert(categories).values({ id, ...facts, sortOrder });
    }
    await recordAudit(tx, {
      action: before ? "category.changed" : "category.created",
      subject: { type: "category", id },
      before,
      after: facts,
    });
    return ok({ id, name: facts.name });
  });
}

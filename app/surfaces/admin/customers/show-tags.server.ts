import { loadHistory } from "#app/modules/audit/queries/load-history.server.ts";
import { customerTagsInUse, tagsOfCustomer } from "#app/modules/customers/queries/tags.server.ts";
import { customerTagsUndo } from "#app/modules/customers/undo/customer-tags.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";

/** What staff wrote on a customer beside notes, and which of it can be undone. */
export async function showTags(ctx: Ctx, customerId: string) {
  const mayTag = may(ctx.actor, "customers:note");
  const [tags, known, history] = await Promise.all([
    tagsOfCustomer(ctx.db, customerId),
    mayTag ? customerTagsInUse(ctx.db) : undefined,
    loadHistory(ctx, { type: "customer", id: customerId }, [customerTagsUndo]),
  ]);
  const offered = known?.map(({ name }) => name).filter((name) => !tags.includes(name));
  return { tags, offered, history };
}

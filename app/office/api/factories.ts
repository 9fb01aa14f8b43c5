import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createApiKey } from "./commands/create-api-key.server.ts";
import type { ApiKeyInput } from "./input.ts";
import { approvalRules } from "./tables.server.ts";

/** A key for a test, with its text. */
export async function makeApiKey(
  ctx: Ctx,
  wish: Partial<ApiKeyInput> = {},
): Promise<{ id: string; key: string }> {
  const id = ctx.ids.newId();
  const input = {
    id,
    name: `Program ${id}`,
    scopes: ["orders.list", "orders.get"],
    days: 30,
    ...wish,
  };
  const made = await createApiKey(ctx, input);
  if (!made.ok) throw new Error(made.reason);
  return { id: input.id, key: made.value.key };
}

/** A rule for a test, which approves notes on orders unless it says otherwise. */
export async function makeApprovalRule(
  { db, ids, now }: Ctx,
  wish: Partial<typeof approvalRules.$inferInsert> = {},
): Promise<string> {
  const id = ids.newId();
  const rule = { operation: "orders.add-note", perDay: 5, createdAt: now, ...wish };
  await db.insert(approvalRules).values({ id, ...rule });
  return id;
}

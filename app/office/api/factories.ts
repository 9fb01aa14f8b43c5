import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createApiKey } from "./commands/create-api-key.server.ts";
import type { ApiKeyInput } from "./input.ts";

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

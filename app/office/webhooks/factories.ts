import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { addWebhook } from "./commands/add-webhook.server.ts";
import type { WebhookInput } from "./input.ts";

/** An endpoint for a test, with its secret. */
export async function makeWebhook(
  ctx: Ctx,
  wish: Partial<WebhookInput> = {},
): Promise<{ id: string; secret: string }> {
  const id = ctx.ids.newId();
  const input = { id, url: `https://hooks.example.com/${id}`, events: ["order.paid" as const] };
  const made = await addWebhook(ctx, { ...input, ...wish }, true);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

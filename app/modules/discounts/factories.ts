import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createDiscount } from "./commands/create-discount.server.ts";
import type { DiscountInput } from "./input.ts";

let made = 0;

/** A code for a test, 10 % off without conditions unless given otherwise. */
export async function makeDiscount(
  ctx: Ctx,
  given: Partial<DiscountInput> = {},
): Promise<{ id: string; code: string }> {
  const code = `CODE-${(made += 1)}`;
  const created = await createDiscount(ctx, { code, type: "percentage", value: 1_000, ...given });
  if (!created.ok) throw new Error(`discount ${code}: ${created.reason}`);
  return created.value;
}

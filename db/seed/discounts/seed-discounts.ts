import { pesos } from "#app/lib/money.ts";
import { discountCommands } from "#app/selling/discounts/commands/discount.server.ts";
import type { DiscountInput } from "#app/selling/discounts/input.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const STARTER_CODES: readonly DiscountInput[] = [
  { code: "WELCOME10", type: "percentage", value: 1_000, perCustomerLimit: 1 },
  { code: "SAVE500", type: "fixed_amount", value: pesos(500), minimumAmount: pesos(5_000) },
];

export async function seedDiscounts(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  for (const code of STARTER_CODES) done(await discountCommands.save(ctx, code));
}

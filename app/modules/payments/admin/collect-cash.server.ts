import { formatMoney } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { adminOrderMessages as say } from "#app/modules/orders/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { recordCollection } from "../commands/record-collection.server.ts";
import { readPesos } from "../rules/read-pesos.ts";

type Refused = Refusal<"refused"> & { text: string; errors?: Record<string, string> };

/** The form that records what the courier handed over, answered in the words staff read. */
export async function collectCash(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refused>> {
  const amount = readPesos(texts["amount"] ?? "");
  if (amount === undefined) {
    const text = say.cash.amountUnreadable;
    return refuse("refused", { text, errors: { amount: text } });
  }
  const recorded = await recordCollection(ctx, { orderId, amount });
  if (!recorded.ok) {
    const text = recorded.reason === "forbidden" ? say.forbidden : say.cash.notToCollect;
    return refuse("refused", { text });
  }
  if (recorded.value.outcome === "paid") return ok(say.cash.collected);
  const text = say.cash.difference(formatMoney(amount), formatMoney(recorded.value.due));
  return refuse("refused", { text, errors: { amount: text } });
}

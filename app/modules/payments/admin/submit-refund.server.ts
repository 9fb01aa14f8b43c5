import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { refundOrder } from "../commands/refund-order.server.ts";
import type { Gateways } from "../gateways/gateways.server.ts";
import { refundInput } from "../input.ts";
import { refundMessages as say } from "../texts/staff.ts";

type Refused = Refusal<"refused"> & { text: string; errors?: Record<string, string> };

/** The refund form of an order's page, answered in the words staff read. */
export async function submitRefund(
  ctx: Ctx,
  gateways: Pick<Gateways, "find">,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refused>> {
  const form = parseForm(refundInput, texts);
  if (!form.ok) return refuse("refused", { text: say.checkFields, errors: form.errors });
  const refunded = await refundOrder(ctx, gateways, orderId, form.value);
  if (refunded.ok) return ok(form.value.byHand ? say.recorded : say.requested);
  switch (refunded.reason) {
    case "too_much": {
      const errors = { amount: say.tooMuch(refunded.left) };
      return refuse("refused", { text: say.checkFields, errors });
    }
    case "by_hand_only":
      return refuse("refused", { text: say.checkFields, errors: { reference: say.byHandOnly } });
    case "forbidden":
      return refuse("refused", { text: say.forbidden });
    case "not_found":
      return refuse("refused", { text: say.nothingLeft });
  }
}

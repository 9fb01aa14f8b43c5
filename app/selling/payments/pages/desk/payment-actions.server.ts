import { formatMoney } from "#app/lib/money.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { StaffAction } from "#app/selling/orders/pages/desk/staff-answer.ts";
import { adminOrderMessages } from "#app/selling/orders/texts/staff.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { collectCash } from "../../commands/collect-cash.server.ts";
import { refundOrder } from "../../commands/refund-order.server.ts";
import type { Gateways } from "../../gateways/gateways.server.ts";
import { refundInput } from "../../input.ts";
import { readPesos } from "../../rules/read-pesos.ts";
import { refundMessages as refund } from "../../texts/staff.ts";
import { transferActions } from "./transfer-actions.server.ts";

const { cash, forbidden } = adminOrderMessages;

type Services = { ctx: Ctx; gateways: Pick<Gateways, "find"> };

/** Handlers of the payment forms, by `intent`. The commands check the actor's rights. */
export const paymentActions: Record<string, StaffAction<Services>> = {
  /** The amount that the courier handed over. */
  "collect-cash": async ({ ctx }, orderId, texts) => {
    const amount = readPesos(texts["amount"] ?? "");
    if (amount === undefined) {
      const text = cash.amountUnreadable;
      return refuse("refused", { text, errors: { amount: text } });
    }
    const collected = await collectCash(ctx, { orderId, amount });
    if (!collected.ok) {
      const text = collected.reason === "forbidden" ? forbidden : cash.notToCollect;
      return refuse("refused", { text });
    }
    if (collected.value.outcome === "paid") return ok(cash.collected);
    const text = cash.difference(formatMoney(amount), formatMoney(collected.value.due));
    return refuse("refused", { text, errors: { amount: text } });
  },

  "refund-order": async ({ ctx, gateways }, orderId, texts) => {
    const form = parseForm(refundInput, texts);
    if (!form.ok) return refuse("refused", { text: refund.checkFields, errors: form.errors });
    const refunded = await refundOrder(ctx, gateways, orderId, form.value);
    if (refunded.ok) return ok(form.value.byHand ? refund.recorded : refund.requested);
    switch (refunded.reason) {
      case "too_much": {
        const errors = { amount: refund.tooMuch(refunded.left) };
        return refuse("refused", { text: refund.checkFields, errors });
      }
      case "by_hand_only": {
        const errors = { reference: refund.byHandOnly };
        return refuse("refused", { text: refund.checkFields, errors });
      }
      case "forbidden":
        return refuse("refused", { text: refund.forbidden });
      case "no_account":
        return refuse("refused", { text: refund.noAccount });
      case "not_found":
        return refuse("refused", { text: refund.nothingLeft });
      case "key_used":
        return refuse("refused", { text: refund.keyUsed });
    }
  },

  ...transferActions,
};

import type { ActionFunctionArgs } from "react-router";
import { toDecimal } from "#app/lib/money.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { refundTestPayment } from "../../commands/refund-test-payment.server.ts";
import { readBounded } from "../../gateways/bounded-http.server.ts";
import { testProviderOf } from "../../gateways/gateways-context.server.ts";
import type { RefundAnswer } from "../../gateways/redirect-messages.server.ts";

/** The built-in provider's signed refund endpoint; see docs/payment-redirect.md. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { ctx } = context.get(requestContext);
  const provider = testProviderOf(context);
  const rawBody = await readBounded(request.body);
  if (rawBody === undefined) return Response.json({ error: "malformed" }, { status: 413 });
  const asked = provider.readRefundRequest(request.headers, rawBody, ctx.now);
  if (!asked.ok) {
    const status = asked.reason === "malformed" ? 400 : 401;
    return Response.json({ error: asked.reason }, { status });
  }
  const refund = await refundTestPayment(ctx, asked.value);
  if (!refund.ok) {
    const status = refund.reason === "unknown_reference" ? 404 : 409;
    return Response.json({ error: refund.reason }, { status });
  }
  const answer: RefundAnswer = {
    refund_id: asked.value.refundId,
    reference: asked.value.reference,
    refunded: toDecimal(refund.value.refunded),
  };
  return Response.json(answer);
}

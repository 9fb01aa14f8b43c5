import type { LoaderFunctionArgs } from "react-router";
import { toDecimal } from "#app/lib/money.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { testProviderOf } from "../../gateways/gateways-context.server.ts";
import type { StatusAnswer } from "../../gateways/redirect-messages.server.ts";
import { findTestPayment } from "../../queries.server.ts";

/** The built-in provider's signed status endpoint; see docs/payment-redirect.md. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const { ctx } = context.get(requestContext);
  const asked = testProviderOf(context).readStatusRequest(url, ctx.now);
  if (!asked.ok) return Response.json({ error: asked.reason }, { status: 401 });
  const payment = await findTestPayment(ctx.db, asked.value.reference);
  if (!payment) return Response.json({ error: "unknown_reference" }, { status: 404 });
  const answer: StatusAnswer = {
    reference: payment.reference,
    status: payment.status,
    amount: toDecimal(payment.amount),
    currency: payment.currency,
    refunded: toDecimal(payment.refunded),
  };
  return Response.json(answer);
}

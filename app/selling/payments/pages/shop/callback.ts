import { systemActor } from "#app/platform/access/actor.ts";
import { toHttpProblem } from "#app/platform/http/errors.server.ts";
import { exactText } from "#app/platform/http/exact-text.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { askAfterCallback } from "../../commands/ask-after-callback.server.ts";
import { countRefusedCallback } from "../../commands/count-refused-callback.server.ts";
import { settlePayment } from "../../commands/settle-payment/settle-payment.server.ts";
import { gatewaysContext } from "../../gateways/gateways-context.server.ts";
import { parseJson } from "../../gateways/redirect-messages.server.ts";
import type { Route } from "./+types/callback.ts";

const MAX_BODY_BYTES = 64_000;

/** Receives a gateway's payment report. Each answer's effect: docs/payment-redirect.md. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { ctx, log, ip } = context.get(requestContext);
  const gateways = context.get(gatewaysContext);
  const gateway = gateways.find(params.gateway);
  if (!gateway) return refusal(404, "unknown_gateway");
  // The signature covers the raw bytes, so nothing may parse the body before it is checked.
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) return refusal(413, "too_large");
  const rawBody = exactText(bytes);
  if (rawBody === undefined) return refusal(400, "malformed");

  const { headers } = request;
  const parsed = gateway.parseCallback({ headers, rawBody, from: ip }, ctx.now);
  if (!parsed.ok) {
    log.warn({ gateway: gateway.name, reason: parsed.reason }, "payment callback refused");
    await countRefusedCallback(ctx, gateway.name, parsed.reason).catch((error: unknown) => {
      // A failure to count must not change the answer.
      log.error({ err: error }, "a refused callback was not counted");
    });
    return refusal(parsed.reason === "malformed" ? 400 : 401, parsed.reason);
  }
  const event = parsed.value;
  if (!event) return Response.json({ received: true });
  const about = { gateway: gateway.name, event: event.eventId, reference: event.reference };
  try {
    const system = { ...ctx, actor: systemActor(`gateway:${gateway.name}`) };
    if (gateway.asksBack) {
      const called = { gateway: gateway.name, event, payload: parseJson(rawBody) ?? rawBody };
      const answer = await askAfterCallback(system, { gateways, log }, called);
      log.info({ ...about, answer }, "payment callback asked back");
      if (answer === "recorded") return Response.json({ received: true });
      return answer === "no_answer" ? refusal(503, "not_recorded") : refusal(404, answer);
    }
    const settled = await settlePayment(system, gateway.name, event, parseJson(rawBody) ?? rawBody);
    if (!settled.ok) {
      log.warn({ ...about, outcome: settled.reason }, "payment callback");
      return refusal(404, settled.reason);
    }
    log.info({ ...about, ...settled.value }, "payment callback");
    return Response.json({ received: true });
  } catch (error) {
    // Any answer but 2xx makes the gateway call again, so nothing is lost.
    const { status, retryAfter } = toHttpProblem(error);
    log.error({ ...about, err: error }, "payment callback failed");
    const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
    return Response.json({ error: "not_recorded" }, { status, headers });
  }
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}

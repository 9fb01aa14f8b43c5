import { ok, refuse } from "#app/lib/result.ts";
import type { Callback, CallbackResult } from "../gateway.ts";
import { parseJson } from "../redirect-messages.server.ts";
import { PAID_EVENT, paidOf, sessionResource, webhookEvent } from "./messages.ts";
import { verifySignature } from "./verify-signature.server.ts";

/**
 * Only arrived money matters. After a declined card the shopper may use another on the same page,
 * and the shop asks about refunds itself.
 */
export function readCallback(
  { headers, rawBody }: Callback,
  { secret, isLive }: { secret: string; isLive: boolean },
  now: Date,
): CallbackResult {
  const header = headers.get("paymongo-signature");
  const signed = verifySignature({ header, rawBody, secret, isLive }, now);
  if (!signed.ok) return signed;
  const parsed = webhookEvent.safeParse(parseJson(rawBody));
  if (!parsed.success) return refuse("malformed");
  const { id, attributes } = parsed.data.data;
  // A live shop must ignore messages of the test mode, even with a valid signature.
  if (attributes.livemode !== isLive) return refuse("bad_signature");
  if (attributes.type !== PAID_EVENT) return ok(null);
  const session = sessionResource.safeParse(attributes.data);
  const reference = session.data?.attributes.reference_number;
  const [payment, ...others] = session.success ? paidOf(session.data) : [];
  if (!payment || !reference) return refuse("malformed");
  const sum = others.reduce(
    (total, one) => total + one.attributes.amount,
    payment.attributes.amount,
  );
  return ok({
    eventId: id,
    type: "payment.paid",
    reference,
    amount: sum,
    currency: payment.attributes.currency,
    at: new Date(attributes.created_at * 1000),
    receiptNumber: payment.attributes.external_reference_number ?? undefined,
  });
}

import { createHmac } from "node:crypto";
import {
  signBody,
  signStatusQuery,
  unixSeconds,
} from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { orderToTransfer } from "#app/selling/payments/factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { PROOF_FIELD } from "#app/selling/payments/rules/transfer-terms.ts";
import type { Call, Some } from "../call.ts";
import { anything, choice, count, optional, secret, type Fields } from "../fields.ts";
import { orderWithProof } from "../orders.ts";
import type { Shop } from "../shop.ts";

export const payments = {
  "/order/:token/proofs": {
    GET: async (shop) => ({
      params: { token: secret((await orderToTransfer(shop.system())).orderToken) },
    }),
    POST: {
      proof: async (shop) => ({
        params: { token: secret((await orderToTransfer(shop.system())).orderToken) },
        fields: { [PROOF_FIELD]: anything("a file") },
        file: { name: PROOF_FIELD, bytes: await newPicture() },
      }),
    },
  },
  "/order/:token/proofs/:proofId": {
    GET: async (shop) => {
      const { orderToken, proofId } = await orderWithProof(shop);
      return { params: { token: secret(orderToken), proofId: secret(proofId) } };
    },
  },
  "/test-gateway/pay": {
    GET: async (shop) => ({ query: sealed((await shop.payLink()).searchParams) }),
    POST: {
      decide: async (shop) => ({
        query: sealed((await shop.payLink()).searchParams),
        fields: {
          decision: choice("approve", "decline", "cancel"),
          delay_seconds: optional(count("60")),
          repeat: optional(count("1")),
          order: optional(choice("normal", "failed_first", "reversed")),
          lose: optional(choice("on")),
        },
      }),
    },
  },
  "/test-gateway/status": {
    GET: async (shop) => {
      const reference = await decidedReference(shop);
      const ts = String(unixSeconds(new Date()));
      const query = signStatusQuery({ reference, ts }, keyOf(shop));
      return { query: sealed(new URLSearchParams(query)) };
    },
  },
  "/test-gateway/refund": {
    POST: {
      refund: async (shop) => ({
        ...signedBy(shop),
        fields: {
          refund_id: anything(`refund-${crypto.randomUUID()}`),
          reference: secret(await decidedReference(shop)),
          amount: anything("1.00"),
          currency: choice("PHP"),
        },
      }),
    },
  },
  "/api/payments/:gateway/callback": {
    POST: {
      event: async (shop) => ({
        ...signedBy(shop),
        params: { gateway: choice("test") },
        // A callback for an unknown payment is stored, since a buyer may have paid.
        notes: ["payment_events", "refused_callbacks"],
        fields: {
          event_id: anything(`evt_${crypto.randomUUID()}`),
          type: choice("payment.paid", "payment.failed", "payment.cancelled"),
          reference: anything((await shop.payLink()).searchParams.get("reference") ?? ""),
          amount: anything("2000.00"),
          currency: anything("PHP"),
          at: anything(new Date().toISOString()),
        },
      }),
    },
  },
} satisfies Some;

/** Each value as it was signed: any change invalidates the whole link. */
function sealed(query: URLSearchParams): Fields {
  return Object.fromEntries([...query].map(([name, value]) => [name, secret(value)]));
}

/** Derives the built-in provider's key as `gateways.server.ts` does. */
export function keyOf({ secret: shopSecret }: Pick<Shop, "secret">): string {
  return createHmac("sha256", shopSecret).update("payment gateway test").digest("hex");
}

function signedBy(shop: Shop): Pick<Call, "sign"> {
  return { sign: (rawBody) => ({ "x-signature": signBody(rawBody, keyOf(shop), new Date()) }) };
}

/** A payment that the built-in provider has in its books as paid. */
async function decidedReference(shop: Shop): Promise<string> {
  const link = await shop.payLink();
  const reference = link.searchParams.get("reference") ?? "";
  await shop.pool.query(
    `insert into test_gateway_payments (reference, amount, currency, status, created_at)
     select reference, amount, currency, 'paid', now() from payments where reference = $1`,
    [reference],
  );
  return reference;
}

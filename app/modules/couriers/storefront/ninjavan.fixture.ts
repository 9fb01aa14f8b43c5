import { signNinjaVan } from "./verify-ninjavan.server.ts";

export const ACCOUNT = { clientId: "client-of-the-shop", clientSecret: "key-of-the-shop-0001" };

/** How Ninja Van answers now: as documented, not at all, with an error, or with half an answer. */
export type Mood = "well" | "silent" | "broken" | "half";

/** A second version of the webhook, as its documentation shows it; the first has no `event`. */
export type Told = {
  tracking_id: string;
  status: string;
  event?: string;
  timestamp?: string;
  is_parcel_on_rts_leg?: boolean;
};

/** Ninja Van in its documented format: tokens, and the webhooks that it signs. */
export function createNinjaVan() {
  const asked: { path: string; body: unknown }[] = [];
  let mood: Mood = "well";
  return {
    asked,
    be(next: Mood) {
      mood = next;
    },
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const { pathname } = new URL(url);
      const text = typeof init.body === "string" ? init.body : "{}";
      const body = JSON.parse(text) as Record<string, unknown>;
      asked.push({ path: pathname, body });
      if (mood === "silent") throw new TypeError("fetch failed");
      if (mood === "broken") return Response.json({ error: {} }, { status: 500 });
      if (mood === "half") return new Response('{"access_token": "abc');
      const isKnown =
        body["client_id"] === ACCOUNT.clientId &&
        body["client_secret"] === ACCOUNT.clientSecret &&
        body["grant_type"] === "client_credentials";
      if (!isKnown) {
        const error = { title: "Unauthorized", message: "invalid client" };
        return Response.json({ error }, { status: 401 });
      }
      const expires = 1_795_000_000;
      return Response.json({
        access_token: "token",
        token_type: "bearer",
        expires,
        expires_in: 43_200,
      });
    },
    /** A request that reports something, as it arrives at the shop. */
    report(told: Told, { secret = ACCOUNT.clientSecret, tamper = "" } = {}): Request {
      const body = JSON.stringify({
        shipper_id: 1234,
        shipper_order_ref_no: "",
        timestamp: "2026-11-21T10:00:00+0800",
        is_parcel_on_rts_leg: false,
        ...told,
      });
      return new Request("https://shop.example.test/api/couriers/ninjavan/callback", {
        method: "POST",
        body: `${body}${tamper}`,
        headers: {
          "content-type": "application/json",
          "x-ninjavan-hmac-sha256": signNinjaVan(body, secret),
        },
      });
    },
  };
}

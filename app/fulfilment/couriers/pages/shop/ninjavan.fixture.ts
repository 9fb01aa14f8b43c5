import { ACCOUNT, fakeNinjaVan } from "../../gateways/fakes/ninjavan.fixture.ts";
import { signNinjaVan } from "./verify-ninjavan.server.ts";

export { ACCOUNT } from "../../gateways/fakes/ninjavan.fixture.ts";
export type { Mood } from "../../gateways/fakes/misbehave.fixture.ts";

/** The second version of the webhook, as documented. The first has no `event`. */
export type FakeReport = {
  tracking_id: string;
  status: string;
  event?: string;
  timestamp?: string;
  is_parcel_on_rts_leg?: boolean;
};

/** Ninja Van's documented API, with the webhooks that it signs. */
export function createNinjaVan() {
  return {
    ...fakeNinjaVan(),
    /** A signed report as it arrives at the shop. */
    report(told: FakeReport, { secret = ACCOUNT.clientSecret, tamper = "" } = {}): Request {
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

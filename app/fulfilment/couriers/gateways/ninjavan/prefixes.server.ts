import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";

export type BookedParcel = { reference: string; trackingNumber: string };

/** One map per `fetch`, with the account as its key. */
const known = new WeakMap<Fetch, Map<string, string>>();

/**
 * The account's prefix that Ninja Van puts before references to make tracking numbers. No endpoint
 * returns the prefix, so it is learned from earlier bookings.
 */
export function prefixOf(send: Fetch, account: string) {
  const ofSend = known.get(send) ?? new Map<string, string>();
  known.set(send, ofSend);
  return {
    numberOf(reference: string): string | undefined {
      const prefix = ofSend.get(account);
      return prefix === undefined ? undefined : `${prefix}${reference}`;
    },
    learn(reference: string, trackingNumber: string): void {
      if (!trackingNumber.endsWith(reference)) return;
      ofSend.set(account, trackingNumber.slice(0, -reference.length));
    },
  };
}

import type { Fetch } from "#app/selling/payments/gateways/bounded-http.server.ts";

/** A parcel that Ninja Van took under a reference, and its number for it. */
export type Booked = { reference: string; trackingNumber: string };

/** For each `fetch`, by account. */
const known = new WeakMap<Fetch, Map<string, string>>();

/**
 * What Ninja Van puts before the references of an account to make tracking numbers of them. No
 * endpoint says it, so it is learnt from what was booked.
 */
export function prefixOf(send: Fetch, account: string) {
  const ofSend = known.get(send) ?? new Map<string, string>();
  known.set(send, ofSend);
  return {
    /** What the number of a reference would be. */
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

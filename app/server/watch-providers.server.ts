import { PROVIDERS_CHANGED } from "#app/selling/payments/rules/providers.ts";
import type { ChangeListener } from "#app/platform/database/change-feed.server.ts";
import type { Services } from "./services.server.ts";

/** Reads the connections to payment providers anew when any process of the shop changed them. */
export function watchProviders(
  { gateways, db, sealers, log }: Services,
  renewed: () => void = () => undefined,
): ChangeListener {
  const renew = () =>
    void gateways.renew({ db, sealers }).then(renewed, (error: unknown) => {
      // The feed was lost with the database, and says so once it is back.
      log.warn({ err: error }, "the payment providers could not be read");
    });
  return {
    change: (name) => (name === PROVIDERS_CHANGED ? renew() : undefined),
    lost: () => undefined,
    back: renew,
  };
}

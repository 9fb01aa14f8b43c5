import type { ProviderKeys } from "../rules/providers.ts";
import type { Fetch } from "./bounded-http.server.ts";
import type { Gateway } from "./gateway.ts";
import { createMayaGateway } from "./maya/maya-gateway.server.ts";
import { createPaymongoGateway } from "./paymongo/paymongo-gateway.server.ts";
import { createXenditGateway } from "./xendit/xendit-gateway.server.ts";

/** `at` is the address of what stands in for all providers in tests, a folder for each. */
type ProviderWeb = { at?: string | undefined; fetch?: Fetch | undefined };

/** The gateway of a provider that the owner connected. */
export function createProviderGateway(
  { provider, isLive, secrets }: ProviderKeys,
  { at, fetch }: ProviderWeb,
): Gateway {
  const { secretKey = "", publicKey = "", webhookSecret = "", callbackToken = "" } = secrets;
  const web = { at: at && `${at}/${provider}`, fetch };
  switch (provider) {
    case "paymongo":
      return createPaymongoGateway({ ...web, secretKey, webhookSecret });
    case "xendit":
      return createXenditGateway({ ...web, secretKey, callbackToken });
    case "maya":
      return createMayaGateway({ ...web, publicKey, secretKey, isLive });
  }
}

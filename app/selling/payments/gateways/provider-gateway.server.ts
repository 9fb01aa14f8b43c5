import type { ProviderKeys } from "../rules/providers.ts";
import type { Fetch } from "./bounded-http.server.ts";
import type { Gateway } from "./gateway.ts";
import { createMayaGateway } from "./maya/maya-gateway.server.ts";
import { createPaymongoGateway } from "./paymongo/paymongo-gateway.server.ts";
import { createXenditGateway } from "./xendit/xendit-gateway.server.ts";

/** `at` is the base address of all fakes in tests, with one folder each. */
type ProviderWeb = { at?: string | undefined; fetch?: Fetch | undefined };

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

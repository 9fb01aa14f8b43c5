import { createHmac } from "node:crypto";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { openedProviders } from "../queries/providers.server.ts";
import type { Fetch } from "./bounded-http.server.ts";
import type { Gateway } from "./gateway.ts";
import { createProviderGateway } from "./provider-gateway.server.ts";
import { createRedirectGateway, type RedirectGatewayOptions } from "./redirect-gateway.server.ts";
import { createTestProvider, type TestProvider } from "./test-provider.server.ts";

/** The gateways of this process. `testProvider` exists exactly when the gateway `test` does. */
export type Gateways = {
  find(name: string): Gateway | undefined;
  /** The first gateway takes new payments. */
  enabled(): readonly Gateway[];
  /** Includes gateways without new payments, whose callbacks and answers still matter. */
  known(): readonly Gateway[];
  /** Reloads the connected providers, and which of them takes new payments. */
  renew(shop: Pick<Ctx, "db" | "sealers">): Promise<void>;
  testProvider: TestProvider | undefined;
};

export type GatewaySettings = {
  appUrl: string;
  testGatewayUrl: string;
  /** The shop's secret. Each gateway gets its own key derived from it. */
  secret: string;
  /** The built-in page marks orders as paid without money, so it exists only in demo mode. */
  demo: boolean;
  redirect?: Pick<RedirectGatewayOptions, "payUrl" | "apiUrl" | "secret"> | undefined;
  /** The base address of the fakes in tests. */
  providersUrl?: string | undefined;
  now: () => Date;
  newNonce: () => string;
  fetch?: Fetch;
};

export function createGateways(settings: GatewaySettings): Gateways {
  const { appUrl, demo, redirect, testGatewayUrl, providersUrl, ...others } = settings;
  const { secret: shopSecret, ...rest } = others;
  const secret = deriveSecret(shopSecret, "test");
  const gateways = [
    ...(demo ? [createTestGateway({ ...rest, testGatewayUrl, secret })] : []),
    ...(redirect ? [createRedirectGateway({ ...rest, ...redirect, name: "redirect" })] : []),
  ];
  let connected: { gateway: Gateway; isChosen: boolean }[] = [];
  let readings = 0;
  let newest = 0;
  const enabled = () => [...providersWhere((one) => one.isChosen), ...gateways];
  const known = () => [...enabled(), ...providersWhere((one) => !one.isChosen)];
  function providersWhere(wanted: (one: { isChosen: boolean }) => boolean): Gateway[] {
    return connected.filter(wanted).map(({ gateway }) => gateway);
  }
  return {
    find: (name) => known().find((gateway) => gateway.name === name),
    enabled,
    known,
    async renew(shop) {
      const turn = (readings += 1);
      const web = { at: providersUrl, fetch: settings.fetch };
      const found = await openedProviders(shop);
      // A later call that came back before has newer data.
      if (turn < newest) return;
      newest = turn;
      connected = found.map(({ isChosen, keys }) => ({
        isChosen,
        gateway: createProviderGateway(keys, web),
      }));
    },
    testProvider: demo
      ? createTestProvider({ ...rest, secret, callbackUrl: `${appUrl}/api/payments/test/callback` })
      : undefined,
  };
}

/** A signature of one gateway's key is invalid for other gateways and for sessions. */
function deriveSecret(secret: string, gateway: string): string {
  return createHmac("sha256", secret).update(`payment gateway ${gateway}`).digest("hex");
}

type TestGatewayOptions = Pick<RedirectGatewayOptions, "secret" | "now" | "newNonce" | "fetch"> & {
  testGatewayUrl: string;
};

/** The redirect gateway with the shop's built-in payment page, for demo and tests. */
function createTestGateway({ testGatewayUrl, ...options }: TestGatewayOptions): Gateway {
  return createRedirectGateway({
    ...options,
    name: "test",
    payUrl: `${testGatewayUrl}/test-gateway/pay`,
    apiUrl: `${testGatewayUrl}/test-gateway`,
  });
}

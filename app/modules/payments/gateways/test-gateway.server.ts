import type { Gateway } from "./gateway.ts";
import { createRedirectGateway } from "./redirect-gateway.server.ts";
import type { RedirectGatewayOptions } from "./redirect-gateway.server.ts";

type TestGatewayOptions = Pick<RedirectGatewayOptions, "secret" | "now" | "newNonce" | "fetch"> & {
  testGatewayUrl: string;
};

/** The redirect gateway pointed at the payment page this shop brings along for demo and tests. */
export function createTestGateway({ testGatewayUrl, ...options }: TestGatewayOptions): Gateway {
  return createRedirectGateway({
    ...options,
    name: "test",
    payUrl: `${testGatewayUrl}/test-gateway/pay`,
    apiUrl: `${testGatewayUrl}/test-gateway`,
  });
}

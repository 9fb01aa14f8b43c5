import type { Services } from "#app/server/services.server.ts";

export function testGateway({ gateways }: Services) {
  const [gateway] = gateways.enabled();
  if (!gateway) throw new Error("the demo shop needs the test gateway");
  return gateway;
}

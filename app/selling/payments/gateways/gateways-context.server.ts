import { createContext, type RouterContextProvider } from "react-router";
import { notFound } from "#app/platform/http/request-context.server.ts";
import type { Gateways } from "./gateways.server.ts";
import type { TestProvider } from "./test-provider.server.ts";

/** Gives route modules the gateways. The server sets it for each request. */
export const gatewaysContext = createContext<Gateways>();

/** Online payment works here and now. A setting alone does not suffice. */
export function takesOnlinePayments(context: Readonly<RouterContextProvider>): boolean {
  return context.get(gatewaysContext).enabled().length > 0;
}

/** Throws a 404 outside demo mode, where the built-in payment page does not exist. */
export function testProviderOf(context: Readonly<RouterContextProvider>): TestProvider {
  const { testProvider } = context.get(gatewaysContext);
  if (!testProvider) throw notFound();
  return testProvider;
}

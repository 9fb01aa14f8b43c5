import { createContext, type RouterContextProvider } from "react-router";
import { notFound } from "#app/platform/http/request-context.server.ts";
import type { Gateways } from "./gateways.server.ts";
import type { TestProvider } from "./test-provider.server.ts";

/** How route modules reach the gateways; the server puts them there for each request. */
export const gatewaysContext = createContext<Gateways>();

/** Whether anyone can pay online here and now; a switch in the settings alone takes no payment. */
export function takesOnlinePayments(context: Readonly<RouterContextProvider>): boolean {
  return context.get(gatewaysContext).enabled().length > 0;
}

/** Throws a 404 outside demo mode, where the built-in payment page does not exist. */
export function testProviderOf(context: Readonly<RouterContextProvider>): TestProvider {
  const { testProvider } = context.get(gatewaysContext);
  if (!testProvider) throw notFound();
  return testProvider;
}

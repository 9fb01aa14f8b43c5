import { href } from "react-router";
import { ok } from "#app/lib/result.ts";
import type { Keys, Provider } from "../rules/providers.ts";
import { semaphore } from "./semaphore.server.ts";
import type { TextGateway } from "./text-port.ts";
import { twilio } from "./twilio.server.ts";

/** The companies' own addresses, unless `providersUrl` replaces them all in a test. */
export type TextPlace = { appUrl: string; providersUrl?: string | undefined };

type Account = { provider: Provider; keys: Keys; sender: string };

/** Twilio signs the address that it posts to, so the page that checks it builds the same one. */
export const twilioReports = (appUrl: string): string =>
  appUrl + href("/api/messages/twilio/report");

export function textGateway({ provider, keys, sender }: Account, place: TextPlace): TextGateway {
  const { appUrl, providersUrl } = place;
  const loopback = providersUrl !== undefined;
  switch (provider) {
    case "semaphore": {
      const base = loopback ? `${providersUrl}/semaphore` : "https://api.semaphore.co";
      return semaphore({ key: keys.key, sender, base, loopback });
    }
    case "twilio": {
      const base = loopback ? `${providersUrl}/twilio` : "https://api.twilio.com";
      const reportsTo = appUrl.startsWith("https://") ? twilioReports(appUrl) : undefined;
      return twilio({ ...keys, sender, base, loopback, reportsTo });
    }
    case "test":
      return testGateway;
  }
}

/** Sends nothing. The demo mailbox shows the texts. */
const testGateway: TextGateway = {
  send: async ({ reference }) => ok(reference),
  find: async () => ok(undefined),
  state: async () => ok("delivered"),
  check: async () => ok(undefined),
};

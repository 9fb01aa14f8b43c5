import { eq } from "drizzle-orm";
import { href } from "react-router";
import { connectProvider } from "#app/selling/payments/gateways/fakes/connect-provider.fixture.ts";
import { SECRETS, type ProviderKeys } from "#app/selling/payments/rules/providers.ts";
import { paymentProviders } from "#app/selling/payments/tables.server.ts";
import type { Call, Prepare, Some } from "../call.ts";
import { choice, secret, type Field } from "../fields.ts";
import { until } from "../../until.ts";
import type { Shop } from "../shop.ts";

const KEYS = {
  provider: "paymongo",
  isLive: false,
  secrets: { secretKey: "sk_test_badinput0000", webhookSecret: "whsk_badinput000000" },
} as const satisfies ProviderKeys;

const OF = { as: "admin" as const, params: { provider: choice("paymongo") } };

function key(name: "secretKey" | "webhookSecret"): Field {
  const mayBe = (text: string) => SECRETS.paymongo[name]?.test(text.trim()) ?? false;
  return { ...secret(KEYS.secrets[name]), mayBe };
}

/** Until the process has heard of it, too: all other cases pay in the shop. */
async function disconnect({ db, url, providersUrl }: Shop): Promise<void> {
  await db.delete(paymentProviders).where(eq(paymentProviders.provider, KEYS.provider));
  await until("the shop forgot the provider", 10_000, async () => {
    const { headers } = await fetch(new URL(href("/auth"), url));
    return !headers.get("content-security-policy")?.includes(providersUrl);
  });
}

/** With keys that are stored, and without them again after it. */
const connected =
  (intent: string, isChosen: boolean, given: Partial<Call> = {}): Prepare =>
  async (shop) => {
    await connectProvider(shop.system(), KEYS, { isChosen });
    const restore = () => disconnect(shop);
    return { ...OF, fields: { intent: choice(intent) }, restore, ...given };
  };

export const paymentProvidersPages = {
  "/admin/settings/payments/:provider": {
    GET: () => OF,
    POST: {
      save: async (shop) => {
        await disconnect(shop);
        const keys = { secretKey: key("secretKey"), webhookSecret: key("webhookSecret") };
        return {
          ...OF,
          fields: { intent: choice("save"), version: secret("0"), ...keys },
          restore: () => disconnect(shop),
        };
      },
      // It asks the provider, and writes nothing.
      test: connected("test", false, { changes: false }),
      choose: connected("choose", false),
      stop: connected("stop", true),
    },
  },
} satisfies Some;

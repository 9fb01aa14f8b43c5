import { describe, expect, it } from "vitest";
import type { ProviderKeys } from "../rules/providers.ts";
import { everyFake } from "./fakes/every-fake.fixture.ts";
import { moodyFetch } from "./fakes/moods.fixture.ts";
import { fakeMaya } from "./fakes/maya.fixture.ts";
import { fakePaymongo } from "./fakes/paymongo.fixture.ts";
import { fetchFrom, type FakeProvider } from "./fakes/provider.fixture.ts";
import { createProviderGateway } from "./provider-gateway.server.ts";
import { readPage } from "./provider-api.server.ts";

const ADDRESS = "https://shop.example.test/api/payments/x/callback";

const gatewayOf = (fake: FakeProvider, keys: ProviderKeys = fake.keys) => {
  const moods = moodyFetch(fetchFrom(fake));
  return { moods, gateway: createProviderGateway(keys, { fetch: moods.fetch }) };
};

describe.each(everyFake().map((fake) => [fake.provider, fake] as const))("%s", (_, fake) => {
  it("is content with good keys and a webhook", async () => {
    fake.webhooks.push(ADDRESS);
    expect(await gatewayOf(fake).gateway.check?.(ADDRESS)).toEqual([]);
  });

  it("says that the key is refused", async () => {
    const secrets = { ...fake.keys.secrets, secretKey: "another" };
    const { gateway } = gatewayOf(fake, { ...fake.keys, secrets });
    expect(await gateway.check?.(ADDRESS)).toEqual(["key_refused"]);
  });

  it("says that nobody answers, or not as documented", async () => {
    const { gateway, moods } = gatewayOf(fake);
    moods.turn("is broken");
    expect(await gateway.check?.(ADDRESS)).toEqual(["no_answer"]);
    moods.turn("shows a page");
    expect(await gateway.check?.(ADDRESS)).toEqual(["not_understood"]);
  });

  it("says whether money moves", () => {
    expect(gatewayOf(fake).gateway.mode).toBe("test");
  });
});

it.each([fakePaymongo(), fakeMaya()])(
  "misses the webhook for the address of this shop",
  async (fake) => {
    expect(await gatewayOf(fake).gateway.check?.(ADDRESS)).toEqual(["no_webhook"]);
    fake.webhooks.push("https://other.example.test/callback");
    expect(await gatewayOf(fake).gateway.check?.(ADDRESS)).toEqual(["no_webhook"]);
  },
);

describe("a page to pay on", () => {
  const origins = ["https://*.paymongo.com", "http://127.0.0.1:4000"];

  it.each([
    "https://checkout.paymongo.com/cs_1",
    "https://a.b.paymongo.com/x",
    "http://127.0.0.1:4000/p",
  ])("may be %s", (page) => expect(readPage(page, origins)).toBe(page));

  it.each([
    null,
    "",
    "cs_1",
    "http://checkout.paymongo.com/cs_1",
    "https://paymongo.com.evil.test/cs_1",
    "https://evilpaymongo.com/cs_1",
    "https://checkout.paymongo.com:8443/cs_1",
    "https://evil.test/?x=.paymongo.com",
    "javascript:alert(1)",
    "http://127.0.0.1:4001/p",
  ])("is never %s", (page) => {
    expect(() => readPage(page, origins)).toThrow("no page of the provider");
  });
});

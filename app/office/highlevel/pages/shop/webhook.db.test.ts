import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { newsletterSubscriptions } from "#app/reach/campaigns/tables.server.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { suppressionOf } from "#app/platform/mail/suppressions.server.ts";
import { ACCOUNT, signWebhook } from "#tests/fake-highlevel.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import { openHighlevel } from "#tests/open-highlevel.ts";
import { disconnect } from "../../commands/disconnect.server.ts";
import { highlevelEvents } from "../../tables.server.ts";
import { action } from "./webhook.ts";

const shop = await openHighlevel();
const { ctx, db, pool, fake, minute, contact } = shop;
const { args } = openTestGateway({ ctx, pool });

type WebhookRequest = { signature?: string; raw?: string };

async function send(body: object, { raw = JSON.stringify(body), signature }: WebhookRequest = {}) {
  const request = new Request("https://shop.example.test/api/highlevel/webhook", {
    method: "POST",
    body: raw,
    headers: { "x-ghl-signature": signature ?? signWebhook(raw)["x-ghl-signature"] },
  });
  const given = args(request);
  const served = given.context.get(requestContext);
  const env = { ...served.env, highlevelPublicKey: fake.settings.HIGHLEVEL_PUBLIC_KEY };
  given.context.set(requestContext, { ...served, env });
  const answer = await action({ ...given, pattern: "/api/highlevel/webhook", params: {} });
  return { status: answer.status, json: await answer.json() };
}

let sent = 0;
const event = (wish: object = {}) => ({
  type: "ContactDndUpdate",
  webhookId: `webhook-${(sent += 1)}`,
  timestamp: NOW.toISOString(),
  locationId: ACCOUNT.location,
  id: "contact-elsewhere",
  dnd: false,
  dndSettings: { Email: { status: "active", message: "unsubscribed", code: "102" } },
  ...wish,
});

test("who stops mails there gets none from the shop either, and it happens once", async () => {
  const buyer = await shop.account();
  const { email } = await shop.subscriber(buyer.email);
  await minute();
  const id = fake.contactOf(email)?.id ?? "";
  const message = event({ id, email: "other@example.test" });
  expect(await send(message)).toEqual({ status: 200, json: { ok: true, new: true } });
  expect(await send(message)).toEqual({ status: 200, json: { ok: true, new: false } });
  const [subscription] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  expect(subscription).toMatchObject({ state: "ended" });
  const [customer] = await db.select().from(customers).where(eq(customers.id, buyer.customerId));
  expect(customer?.marketingConsent).toBe(false);
  expect(await hasConsent(db, { type: "user", id: buyer.userId }, "marketing")).toBe(false);
  expect(await suppressionOf(ctx, email, "marketing")).toBe("unsubscribed");
  expect(await suppressionOf(ctx, "other@example.test", "marketing")).toBeUndefined();
  fake.asked.length = 0;
  await minute(addMinutes(NOW, 1));
  // HighLevel knows already.
  expect(fake.asked).toEqual([]);
  expect(await contact(email)).toMatchObject({ told: "stopped" });
  expect(await checkInvariants(db)).toEqual([]);
});

test("of a contact that the shop did not send the address counts, also inside of data", async () => {
  const { email } = await shop.subscriber();
  const { type, webhookId, timestamp, ...data } = event({ email: email.toUpperCase() });
  expect(await send({ type, webhookId, timestamp, data })).toMatchObject({ status: 200 });
  expect(await suppressionOf(ctx, email, "marketing")).toBe("unsubscribed");
});

test.each([
  ["that mails may come again", { dndSettings: { Email: { status: "inactive" } } }],
  ["of another kind", { type: "ContactTagUpdate" }],
  ["about calls alone", { dndSettings: { Call: { status: "active" } } }],
])("a webhook %s changes nothing", async (_, wish) => {
  const { email } = await shop.subscriber();
  expect(await send(event({ email, ...wish }))).toMatchObject({ status: 200 });
  expect(await suppressionOf(ctx, email, "marketing")).toBeUndefined();
});

const hoursAgo = (hours: number) => addMinutes(NOW, -60 * hours).toISOString();

test.each([
  ["signed by nobody", {}, { signature: "" }, 401],
  ["signed for another body", {}, { signature: signWebhook("{}")["x-ghl-signature"] }, 401],
  ["of another sub-account", { locationId: "somewhere-else" }, {}, 422],
  ["without a sub-account", { locationId: undefined }, {}, 422],
  ["of the day before yesterday", { timestamp: hoursAgo(48) }, {}, 422],
  ["of tomorrow", { timestamp: hoursAgo(-24) }, {}, 422],
  ["without a time", { timestamp: undefined }, {}, 422],
  ["without an id", { webhookId: undefined }, {}, 422],
  ["with an address that is none", { email: "nobody" }, {}, 422],
  ["that is no JSON", {}, { raw: "{" }, 422],
])("one %s changes nothing", async (_, wish, how, status) => {
  const { email } = await shop.subscriber();
  expect(await send(event({ email, ...wish }), how)).toMatchObject({ status });
  expect(await db.$count(highlevelEvents)).toBe(0);
  expect(await suppressionOf(ctx, email, "marketing")).toBeUndefined();
});

test("hours late is not too late, since HighLevel tries again", async () => {
  expect(await send(event({ timestamp: hoursAgo(6) }))).toMatchObject({ status: 200 });
});

test("a shop that is not connected takes none", async () => {
  await disconnect(ctx);
  expect(await send(event())).toEqual({ status: 404, json: { error: "switched_off" } });
});

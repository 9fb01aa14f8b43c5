import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { customers } from "#app/people/customers/tables.server.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { addDevice } from "#app/running/messages/commands/add-device.server.ts";
import { takeReply } from "#app/running/messages/commands/take-reply.server.ts";
import { makeConnection } from "#app/running/messages/factories.ts";
import { FakePush } from "#app/running/messages/gateways/fakes/fake-push.fixture.ts";
import { FakeTexting } from "#app/running/messages/gateways/fakes/fake-texting.fixture.ts";
import { messageChoices, messageStops, sentMessages } from "#app/running/messages/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { NOW } from "#tests/now.ts";
import { openSending, toOf } from "#tests/open-sending.ts";
import { makeReadyCampaign } from "../factories.ts";
import { scheduleCampaign } from "./schedule-campaign.server.ts";

const texting = await new FakeTexting().open();
const push = await new FakePush().open();
afterAll(() => void [texting.close(), push.close()]);
const { ctx, db, as, owner, letters, read, run, send, readers } = await openSending(texting.url);
await makeConnection(ctx, { provider: "twilio" });

const NUMBER = "+639171234567";
const TEXT = "Something new is waiting for you this week.";

beforeEach(async () => {
  texting.reset();
  push.reset();
  for (const table of [sentMessages, messageStops, user]) await db.delete(table);
});

/** A customer who agreed to news, on this channel. */
async function reader(newsBy: "sms" | "push"): Promise<string> {
  const [userId, email] = [ctx.ids.newId(), `${newsBy}@example.test`];
  const actor = await accountOf(ctx, "customer", { userId, email });
  await db.update(customers).set({ marketingConsent: true }).where(eq(customers.userId, userId));
  await db.insert(messageChoices).values({ userId, number: NUMBER, newsBy });
  if (newsBy === "push") {
    await addDevice(as(actor), { ...push.subscribe(), name: "Phone", loopback: true });
  }
  return email;
}

const addressees = () => letters().map(toOf).toSorted();

test("readers who chose texts or notifications get the short text, the others the email", async () => {
  await reader("sms");
  await reader("push");
  const emails = await readers(1);
  const campaign = await makeReadyCampaign(ctx, { phoneText: TEXT });
  await send(campaign);
  for (const minute of [0, 1, 2]) await run(minute);
  expect(texting.sent.map(({ body }) => body)).toEqual([`${TEXT} Reply STOP to end texts.`]);
  expect(push.shown).toMatchObject([{ title: TEXT, page: "/learn", ttl: 10 * 3_600 }]);
  expect(addressees()).toEqual(emails);
  expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 3, recipientCount: 3 });
});

test("who replied STOP, or has no device left, gets the email", async () => {
  const emails = [await reader("push"), await reader("sms")];
  await takeReply(ctx, NUMBER, "STOP");
  push.moods.set("all", "gone");
  const campaign = await makeReadyCampaign(ctx, { phoneText: TEXT });
  await send(campaign);
  for (const minute of [0, 1, 2]) await run(minute);
  expect(addressees()).toEqual(emails);
  expect(texting.sent).toEqual([]);
  expect(await read(campaign.id)).toMatchObject({ state: "sent", sentCount: 2 });
});

test.each([
  ["at 8:00 PM", 600, TEXT],
  ["without a text for phones", 60, ""],
])("%s everyone gets the email", async (_, minutes, phoneText) => {
  const emails = [await reader("push"), await reader("sms")];
  const { id: campaignId, version } = await makeReadyCampaign(ctx, { phoneText });
  await scheduleCampaign(owner, { campaignId, version, at: addMinutes(NOW, minutes) });
  for (const later of [0, 1, 2]) await run(minutes + later);
  expect(addressees()).toEqual(emails);
  expect([...push.shown, ...texting.sent]).toEqual([]);
});

test("a text for phones that names a product keeps the campaign from being sent", async () => {
  await readers(1);
  await makeProduct(ctx, { name: "Bright Day", stock: 1 });
  const campaign = await makeReadyCampaign(ctx, { phoneText: "Save on bright day now." });
  expect(await send(campaign)).toMatchObject({ reason: "not_ready" });
});

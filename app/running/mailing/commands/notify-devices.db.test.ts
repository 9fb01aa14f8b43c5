import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import { FakePush, type PushMood } from "#app/running/messages/gateways/fakes/fake-push.fixture.ts";
import { messagesJobs } from "#app/running/messages/jobs.server.ts";
import { ownDevices } from "#app/running/messages/queries/own-choices.server.ts";
import { messageChoices, pushDevices, sentMessages } from "#app/running/messages/tables.server.ts";
import { smsTexts } from "#app/running/messages/texts/shopper-sms.ts";
import { chooseChannels } from "#app/running/messages/commands/choose-channels.server.ts";
import { addDevice } from "#app/running/messages/commands/add-device.server.ts";
import { forgetPushDevices } from "#app/running/messages/commands/forget-push-devices.server.ts";
import { removeDevice } from "#app/running/messages/commands/remove-device.server.ts";
import { queueShopMail } from "./queue-shop-mail.server.ts";
import { testDevices } from "#app/running/messages/commands/test-devices.server.ts";

const { ctx, db, pool, as } = await testContext();
const fake = await new FakePush().open();
afterAll(() => fake.close());

const [userId, otherId] = [ctx.ids.newId(), ctx.ids.newId()];
const maria = as(await accountOf(ctx, "customer", { userId, email: "maria@example.test" }));
const jose = as(await accountOf(ctx, "customer", { userId: otherId, email: "jose@example.test" }));
const visitor = as("visitor");
const drain = (minutes = 0) =>
  drainJobs(pool, planOf(messagesJobs), { at: addMinutes(NOW, minutes), providersUrl: fake.url });

beforeEach(async () => {
  fake.reset();
  for (const table of [sentMessages, messageChoices, pushDevices, mails]) await db.delete(table);
  await pool.query("delete from graphile_worker._private_jobs");
});

const device = () => ({ ...fake.subscribe(), name: "Chrome on Android", loopback: true });

async function turnOn(who = maria): Promise<string> {
  const made = device();
  expect(await addDevice(who, made)).toEqual({ ok: true });
  await chooseChannels(who, { orderBy: "push", doseBy: "push", newsBy: "push" });
  return made.endpoint;
}

/** News of an order of Maria. */
const tell = (key: string) =>
  queueShopMail(ctx, {
    kind: "order-shipped",
    values: {},
    dedupeKey: key,
    to: "maria@example.test",
    subject: "Your order has shipped",
    template: () => null,
    props: {},
    text: {
      topic: "order",
      userId,
      page: "/portal/orders",
      body: smsTexts.shipped("PM-26-000123", undefined),
    },
  });

const messageOf = async (key: string) =>
  (await db.select().from(sentMessages).where(eq(sentMessages.dedupeKey, key)))[0];
const isMailed = async (key: string) =>
  (await db.select().from(mails).where(eq(mails.dedupeKey, key)))[0]?.withheldAt === null;

test("news is shown once on each device, and its email waits", async () => {
  const endpoints = [await turnOn(), await turnOn()];
  expect(await tell("a")).toBe(true);
  expect(await tell("a")).toBe(false);
  await drain();
  expect(fake.shown.map((one) => one.device).toSorted()).toEqual(endpoints.toSorted());
  const { id: tag, ...message } = (await messageOf("a")) ?? {};
  expect(fake.shown[0]).toMatchObject({
    title: "Your order PM-26-000123 has shipped.",
    page: "/portal/orders",
    tag,
  });
  expect(message).toMatchObject({ state: "delivered", channel: "push", sealed: null, cost: 0 });
  expect(await isMailed("a")).toBe(false);
  expect((await ownDevices(db, userId)).map((one) => one.lastTakenAt)).toEqual([NOW, NOW]);
  await checkInvariants(db);
});

const ENDS: [PushMood, object, number][] = [
  ["gone", { why: "no_device", tries: 1 }, 0],
  ["refusing", { why: "refused", tries: 1 }, 1],
  ["broken", { why: "no_answer", tries: 6 }, 1],
];

test.each(ENDS)("where the service is %s, the email is sent", async (mood, ended, left) => {
  await turnOn();
  fake.moods.set("all", mood);
  await tell("a");
  for (const minutes of [0, 1, 3, 8, 20, 60]) await drain(minutes);
  expect(await messageOf("a")).toMatchObject({ state: "failed", ...ended });
  expect(await isMailed("a")).toBe(true);
  expect(await ownDevices(db, userId)).toHaveLength(left);
});

test("a service that is busy for a moment is asked again, and one device is enough", async () => {
  const [first, second] = [await turnOn(), await turnOn()];
  fake.moods.set("all", "busy");
  await tell("a");
  await drain();
  expect(await messageOf("a")).toMatchObject({ state: "asked" });
  fake.moods.delete("all");
  fake.moods.set(first, "gone");
  await drain(1);
  expect(fake.shown).toHaveLength(1);
  expect((await ownDevices(db, userId)).map((one) => one.endpoint)).toEqual([second]);
  expect(await isMailed("a")).toBe(false);
});

test("without a device, or two hours later, the email is sent", async () => {
  const endpoint = await turnOn();
  await tell("late");
  await drain(120);
  expect(await messageOf("late")).toMatchObject({ state: "withheld", why: "too_late" });
  await tell("removed");
  await db.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
  await drain();
  expect(await messageOf("removed")).toMatchObject({ state: "withheld", why: "no_device" });
  await tell("none");
  expect(await messageOf("none")).toBeUndefined();
  for (const key of ["late", "removed", "none"]) expect(await isMailed(key)).toBe(true);
});

test("a device belongs to the account that turned it on last", async () => {
  const shared = device();
  await Promise.all([addDevice(maria, shared), addDevice(maria, shared)]);
  expect(await ownDevices(db, userId)).toHaveLength(1);
  await addDevice(jose, shared);
  expect(await ownDevices(db, userId)).toEqual([]);
  const id = (await ownDevices(db, otherId))[0]?.id ?? "";
  expect(await removeDevice(maria, id)).toMatchObject({ reason: "device_gone" });
  expect(await ownDevices(db, otherId)).toHaveLength(1);
  await removeDevice(jose, id);
  expect(await ownDevices(db, otherId)).toEqual([]);
});

test("an account has ten devices, also when they are added at once", async () => {
  const answers = await Promise.all(Array.from({ length: 13 }, () => addDevice(maria, device())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(await addDevice(maria, device())).toMatchObject({ reason: "too_many_devices" });
  await forgetPushDevices(ctx, userId);
  expect(await ownDevices(db, userId)).toEqual([]);
});

test.each([
  ["of this network", { endpoint: "https://192.168.1.1/push" }],
  ["without https", { endpoint: "http://push.example.com/1" }],
  ["on this machine, in a real shop", { loopback: false }],
  ["with keys of no curve", { p256dh: `B${"A".repeat(86)}` }],
])("a device %s is refused", async (_, wish) => {
  expect(await addDevice(maria, { ...device(), ...wish })).toMatchObject({ reason: "bad_device" });
});

test("signing out ends the device's notifications, and an expired session does not", async () => {
  const open = async (minutes: number) => {
    const id = ctx.ids.newId();
    const expiresAt = addMinutes(new Date(), minutes);
    await db.insert(session).values({ id, userId, token: id, expiresAt });
    await addDevice(as({ ...signedIn(maria), session: { id, provenAt: NOW } }), device());
  };
  await open(60);
  await open(-60);
  expect(await ownDevices(db, userId)).toHaveLength(2);
  await db.delete(session);
  expect(await ownDevices(db, userId)).toHaveLength(1);
});

test("ten tests an hour arrive, and visitors change nothing", async () => {
  expect(await testDevices(maria)).toMatchObject({ reason: "no_device" });
  const none = { orderBy: "push", doseBy: "email", newsBy: "email" } as const;
  expect(await chooseChannels(maria, none)).toMatchObject({ reason: "no_device" });
  await turnOn();
  const answers = await Promise.all(Array.from({ length: 12 }, () => testDevices(maria)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  await drain();
  expect(fake.shown).toHaveLength(10);
  expect(fake.shown[0]).toMatchObject({ title: smsTexts.testPush, page: "/portal/messages" });
  const refused = [addDevice(visitor, device()), removeDevice(visitor, ctx.ids.newId())];
  for (const answer of await Promise.all([...refused, testDevices(visitor)])) {
    expect(answer).toMatchObject({ reason: "forbidden" });
  }
});

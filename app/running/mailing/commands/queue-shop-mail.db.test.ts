import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { beginSending } from "#app/running/messages/commands/begin-sending.server.ts";
import { noteOutcome } from "#app/running/messages/commands/note-outcome.server.ts";
import { takeReport } from "#app/running/messages/commands/take-report.server.ts";
import { makeConnection } from "#app/running/messages/factories.ts";
import { FakeTexting } from "#app/running/messages/gateways/fakes/fake-texting.fixture.ts";
import { messagesJobs } from "#app/running/messages/jobs.server.ts";
import { spentThisMonth } from "#app/running/messages/queries/spent.server.ts";
import {
  messageConnection,
  messageStops,
  sentMessages,
} from "#app/running/messages/tables.server.ts";
import { smsTexts } from "#app/running/messages/texts/shopper-sms.ts";

import { queueShopMail } from "./queue-shop-mail.server.ts";

const { ctx, db, pool } = await testContext();
const fake = await new FakeTexting().open();
afterAll(() => fake.close());

const NUMBER = "+639171234567";
const plan = planOf({ tasks: [deliverMail] }, messagesJobs);
const out = { mailer: { close() {} }, log: quietLog };
const links = { appUrl: "http://shop.example.test", providersUrl: fake.url };
const drain = (minutes = 0) =>
  drainJobs(pool, plan, { at: addMinutes(NOW, minutes), providersUrl: fake.url });

/** The schedule asks the company about messages, then the jobs run. */
async function followUp(minutes: number) {
  const [askStates] = messagesJobs.schedule;
  await askStates?.task.run({ ...ctx, ...out, links, now: addMinutes(NOW, minutes) }, {});
  await drain(minutes);
}

beforeEach(async () => {
  fake.reset();
  await db.execute(sql`truncate sent_messages, message_stops, message_connection, mails cascade`);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
});

/** News of an order, to a buyer who left a number. */
async function tell(key: string) {
  return queueShopMail(ctx, {
    kind: "order-shipped",
    values: {},
    dedupeKey: key,
    to: "maria@example.test",
    subject: "Your order has shipped",
    template: () => null,
    props: {},
    text: {
      topic: "order",
      page: "/portal",
      number: NUMBER,
      body: smsTexts.shipped("PM-26-000123", undefined),
    },
  });
}

const messageOf = async (key: string) =>
  (await db.select().from(sentMessages).where(eq(sentMessages.dedupeKey, key)))[0];
const mailOf = async (key: string) =>
  (await db.select().from(mails).where(eq(mails.dedupeKey, key)))[0];
/** Without a mail server a delivered mail stays in the outbox, and is not withheld. */
const isMailed = async (key: string) => (await mailOf(key))?.withheldAt === null;

describe.each(["semaphore", "twilio"] as const)("by %s", (provider) => {
  beforeEach(async () => void (await makeConnection(ctx, { provider })));

  test("news is told once by text, and its email waits", async () => {
    expect(await tell("a")).toBe(true);
    expect(await tell("a")).toBe(false);
    await drain();
    expect(fake.sent).toHaveLength(1);
    const asked = provider === "twilio" ? " Reply STOP to end texts." : "";
    expect(fake.sent[0]?.body).toBe(`Your order PM-26-000123 has shipped.${asked}`);
    expect(await messageOf("a")).toMatchObject({ state: "sent", cost: 50, sealed: null, parts: 1 });
    for (const one of fake.sent) one.status = provider === "twilio" ? "delivered" : "Sent";
    await followUp(5);
    expect(await messageOf("a")).toMatchObject({ state: "delivered" });
    expect(await isMailed("a")).toBe(false);
    await checkInvariants(db);
  });

  test("a text that the network rejects is told by email, once", async () => {
    await tell("a");
    await drain();
    const [stored] = fake.sent;
    if (stored) stored.status = provider === "twilio" ? "undelivered" : "Failed";
    await followUp(5);
    await followUp(60);
    expect(await messageOf("a")).toMatchObject({ state: "failed", why: "undelivered" });
    expect(await isMailed("a")).toBe(true);
    expect(await db.$count(mails)).toBe(1);
  });

  test.each(["silent", "broken", "page"] as const)(
    "a company that is %s for an hour sends no text, and the email is sent",
    async (mood) => {
      fake.be(mood);
      await tell("a");
      for (const minutes of [0, 1, 3, 8, 20, 59]) await drain(minutes);
      expect(await isMailed("a")).toBe(false);
      await drain(60);
      expect(await messageOf("a")).toMatchObject({ state: "failed", why: "no_answer", tries: 6 });
      expect(await isMailed("a")).toBe(true);
      fake.be("well");
      await drain(120);
      expect(fake.sent).toHaveLength(0);
    },
  );

  test("a text whose answer was lost is found and not sent again", async () => {
    fake.be("silent", { afterDoing: true, only: "send" });
    await tell("a");
    await drain();
    expect(await messageOf("a")).toMatchObject({ state: "asked" });
    await drain(1);
    expect(await messageOf("a")).toMatchObject({ state: "sent", tries: 2 });
    expect(fake.sent).toHaveLength(1);
  });

  test("a refused text is told by email at once, and costs nothing", async () => {
    fake.be("refusing");
    await tell("a");
    await drain();
    expect(await messageOf("a")).toMatchObject({ state: "failed", why: "refused", cost: 0 });
    expect(await isMailed("a")).toBe(true);
  });

  test("refused keys are noted for the owner until the keys are saved again", async () => {
    await makeConnection(ctx, { provider, key: "another-key-000" });
    await tell("a");
    await drain();
    expect(await messageOf("a")).toMatchObject({ state: "failed", why: "keys_refused" });
    expect((await db.select().from(messageConnection))[0]?.refusedSince).toEqual(NOW);
    await makeConnection(ctx, { provider });
    expect((await db.select().from(messageConnection))[0]?.refusedSince).toBeNull();
  });
});

test("an attempt that was cut off runs again, and looks for its text first", async () => {
  await makeConnection(ctx, { provider: "twilio" });
  await tell("a");
  const { id = "" } = (await messageOf("a")) ?? {};
  await beginSending(ctx, id, 0);
  fake.sent.push({
    id: "1001",
    to: NUMBER,
    body: "Your order PM-26-000123 has shipped. Reply STOP to end texts.",
    status: "sent",
    at: new Date(),
  });
  await drain();
  expect(fake.sent).toHaveLength(1);
  expect(await messageOf("a")).toMatchObject({ state: "sent", providerId: "SM1001" });
});

test("ten equal reports change a message once", async () => {
  await makeConnection(ctx, { provider: "twilio" });
  await tell("a");
  await drain();
  const report = {
    provider: "twilio" as const,
    providerId: (await messageOf("a"))?.providerId ?? "",
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => takeReport(ctx, report, "failed")),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await takeReport(ctx, report, "delivered")).toBe(false);
  expect(await messageOf("a")).toMatchObject({ state: "failed" });
});

test("texts that begin at once pass the limit of the month together never", async () => {
  await makeConnection(ctx, { provider: "semaphore", monthlyLimit: 149 });
  const keys = ["a", "b", "c", "d", "e"];
  for (const key of keys) await tell(key);
  const rows = await db.select({ id: sentMessages.id }).from(sentMessages);
  await Promise.all(rows.map(({ id }) => beginSending(ctx, id, 0)));
  expect((await spentThisMonth(db, NOW)).cost).toBe(100);
  const mailed = await Promise.all(keys.map(isMailed));
  expect(mailed.filter(Boolean)).toHaveLength(3);
  const nextMonth = addMinutes(NOW, 32 * 24 * 60);
  expect((await spentThisMonth(db, nextMonth)).cost).toBe(0);
});

test("a number that replied STOP gets emails, and a company that knows it is believed", async () => {
  await makeConnection(ctx, { provider: "twilio" });
  await tell("a");
  const { id = "" } = (await messageOf("a")) ?? {};
  await beginSending(ctx, id, 0);
  await noteOutcome(ctx, { id, tries: 1 }, { ok: false, reason: "opted_out" });
  expect(await db.$count(messageStops)).toBe(1);
  expect(await isMailed("a")).toBe(true);
  await tell("b");
  await drain();
  expect(await messageOf("b")).toMatchObject({ state: "withheld", why: "opted_out" });
  expect(fake.sent).toHaveLength(0);
});

test("without a company everything is an email, and old texts go after 90 days", async () => {
  await tell("a");
  expect(await messageOf("a")).toBeUndefined();
  expect(await isMailed("a")).toBe(true);
  await makeConnection(ctx, { provider: "semaphore" });
  await tell("b");
  await drain(180);
  expect(await messageOf("b")).toMatchObject({ state: "withheld", why: "too_late" });
  const [, forget] = messagesJobs.schedule;
  await forget?.task.run({ ...ctx, ...out, links, now: addMinutes(NOW, 91 * 24 * 60) }, {});
  expect(await db.$count(sentMessages)).toBe(0);
});

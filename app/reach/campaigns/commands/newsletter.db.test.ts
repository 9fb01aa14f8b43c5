import { readPart } from "#app/platform/list/read-part.server.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { emit } from "#app/platform/jobs/enqueue.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import type { OutgoingMail } from "#app/platform/mail/mailer.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeConfirmation, makeSubscription } from "../factories.ts";
import { campaignsJobs } from "../jobs.server.ts";
import { newsletterMessages } from "../texts/shopper.ts";
import { newsletterMail as say } from "../texts/mail.ts";
import {
  countSubscriptions,
  findConfirmation,
  subscriptionsFor,
} from "../queries/subscriptions.server.ts";
import { newsletterConfirmations, newsletterSubscriptions } from "../tables.server.ts";
import { askToSubscribe } from "./ask-to-subscribe.server.ts";
import { confirmSubscription } from "./confirm-subscription.server.ts";
import { resumeNewsletter } from "./resume-newsletter.server.ts";
import { stopNewsletter } from "./stop-newsletter.server.ts";

const EVERY = { search: "", filters: {}, sort: "-asked" };
const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(at("2020-01-01"));
const reader = as("visitor");
const served = { ctx: reader, limiter: createRateLimiter(pool) };
const PLAN = planOf({ tasks: [deliverMail] }, campaignsJobs);
const MARIA = "maria@example.test";

let sent: OutgoingMail[] = [];
const mailer = {
  send: async (mail: OutgoingMail) => void sent.push(mail),
  close() {},
};
const subjects = async () => {
  await drainJobs(pool, PLAN, { mailer });
  return sent.map(({ to, subject }) => [to, subject]);
};
const ask = () => askToSubscribe(served, { email: MARIA, source: "learn" });
const stateOf = async (email = MARIA) => {
  const own = eq(newsletterSubscriptions.email, email);
  return (await db.select().from(newsletterSubscriptions).where(own))[0];
};
/** The token of the newest link that was mailed. */
const mailedToken = (path: string) => {
  const found = [
    ...(sent.at(-1)?.text.matchAll(new RegExp(`/newsletter/${path}/([\\w-]+)`, "g")) ?? []),
  ];
  return found.at(-1)?.[1] ?? "";
};
const standing = async () =>
  (await db.select().from(consents)).filter(({ withdrawnAt }) => withdrawnAt === null);

beforeEach(async () => {
  sent = [];
  await drainJobs(pool, PLAN);
  await pool.query(
    "truncate newsletter_subscriptions cascade; delete from mails; delete from consents; delete from rate_limits",
  );
});

describe("somebody who subscribes", () => {
  it("gets a link, and nothing else before she presses it", async () => {
    await ask();
    expect(await subjects()).toEqual([[MARIA, say.confirmSubject]]);
    expect(sent[0]?.unsubscribeUrl).toBeNull();
    expect(await stateOf()).toMatchObject({ state: "pending", stopToken: null });
    expect(await standing()).toEqual([]);
    const token = mailedToken("confirm");
    expect(await findConfirmation(reader, token)).toMatchObject({ state: "pending" });
    expect(await stateOf()).toMatchObject({ state: "pending" });
    expect(JSON.stringify(await db.select().from(newsletterConfirmations))).not.toContain(token);
  });

  it("is subscribed by it, with her consent, and welcomed by a mail that can be stopped", async () => {
    await ask();
    await subjects();
    expect(await confirmSubscription(reader, mailedToken("confirm"))).toMatchObject({ ok: true });
    expect(await subjects()).toContainEqual([MARIA, say.welcomeSubject]);
    const row = await stateOf();
    expect(row).toMatchObject({ state: "confirmed", source: "learn", confirmedAt: ctx.now });
    expect(await standing()).toMatchObject([
      {
        subjectType: "subscription",
        subjectId: row?.id,
        purpose: "marketing",
        document: "privacy",
        documentVersion: 1,
        wording: newsletterMessages.wording,
        givenAt: ctx.now,
      },
    ]);
    const stop = `http://shop.example.test/newsletter/stop/${row?.stopToken}`;
    expect(sent.at(-1)).toMatchObject({
      unsubscribeUrl: stop,
      text: expect.stringContaining(stop),
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("is subscribed and welcomed once, by all links and all presses at once", async () => {
    await ask();
    await subjects();
    const first = mailedToken("confirm");
    await ask();
    await subjects();
    const second = mailedToken("confirm");
    expect(second).not.toBe(first);
    const answers = await Promise.all(
      [first, second, first, second].map((token) => confirmSubscription(reader, token)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const welcomes = (await subjects()).filter(([, subject]) => subject === say.welcomeSubject);
    expect(welcomes).toHaveLength(1);
    expect(await standing()).toHaveLength(1);
  });

  it("leaves no used link in the mails that were stored, but for the one that ends it", async () => {
    await ask();
    await subjects();
    await confirmSubscription(reader, mailedToken("confirm"));
    await subjects();
    const stored = await db.select({ html: mails.html, text: mails.text }).from(mails);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain("/newsletter/confirm/");
    expect(JSON.stringify(stored)).toContain("/newsletter/stop/");
  });

  it("is told when she is subscribed already, and nothing changes", async () => {
    await makeSubscription(ctx, MARIA);
    const before = await stateOf();
    await ask();
    expect(await subjects()).toEqual([[MARIA, say.alreadySubject]]);
    expect(sent[0]?.unsubscribeUrl).toContain(before?.stopToken);
    expect(await stateOf()).toEqual(before);
  });

  it("gets three mails an hour at most, and one for each time, however often a job runs", async () => {
    for (let n = 0; n < 5; n += 1) await ask();
    expect(await subjects()).toHaveLength(3);
    const again = { requestId: "r-1", email: MARIA, source: "learn" };
    for (let n = 0; n < 2; n += 1) {
      await pool.query("select graphile_worker.add_job('campaigns.mail-confirmation', $1)", [
        again,
      ]);
    }
    expect(await subjects()).toHaveLength(4);
    expect(await db.$count(newsletterConfirmations)).toBe(4);
  });
});

test.each(["", "x", "a\u0000b", "x".repeat(43)])("%j is no link", async (token) => {
  await makeConfirmation(ctx, MARIA);
  expect(await confirmSubscription(reader, token)).toEqual({ ok: false, reason: "link_over" });
  expect(await stopNewsletter(reader, token)).toEqual({ ok: false, reason: "unknown" });
  expect(await resumeNewsletter(reader, token)).toEqual({ ok: false, reason: "unknown" });
  expect(await stateOf()).toMatchObject({ state: "pending" });
});

test("a link that confirms is over after a week", async () => {
  const token = await makeConfirmation(ctx, MARIA);
  const late = { ...at(addDays(ctx.now, 7)), actor: VISITOR };
  expect(await confirmSubscription(late, token)).toEqual({ ok: false, reason: "link_over" });
  const inTime = { ...late, now: new Date(late.now.getTime() - 1) };
  expect(await confirmSubscription(inTime, token)).toMatchObject({ ok: true });
});

describe("somebody who leaves", () => {
  it("has ended it by one press, with the consent, and may press twice", async () => {
    const token = await makeSubscription(ctx, MARIA);
    const answers = await Promise.all([1, 2, 3].map(() => stopNewsletter(reader, token)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await stateOf()).toMatchObject({ state: "ended", endedAt: ctx.now });
    expect(await standing()).toEqual([]);
    expect(await db.$count(consents)).toBe(1);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("can undo it, and what she agreed to then is known", async () => {
    const token = await makeSubscription(ctx, MARIA);
    await resumeNewsletter(reader, token);
    await stopNewsletter(reader, token);
    await Promise.all([resumeNewsletter(reader, token), resumeNewsletter(reader, token)]);
    expect(await stateOf()).toMatchObject({ state: "confirmed", endedAt: null, stopToken: token });
    expect(await standing()).toMatchObject([{ wording: newsletterMessages.stayWording }]);
    expect(await subjects()).toEqual([]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it("is not begun again by an older link, nor welcomed any more", async () => {
    const link = await makeConfirmation(ctx, MARIA);
    await confirmSubscription(reader, link);
    await stopNewsletter(reader, (await stateOf())?.stopToken ?? "");
    expect(await confirmSubscription(reader, link)).toEqual({ ok: false, reason: "link_over" });
    expect(await subjects()).toEqual([]);
  });

  it("is begun anew only by her, and then older links end nothing", async () => {
    const old = await makeSubscription(ctx, MARIA);
    await stopNewsletter(reader, old);
    await ask();
    expect(await subjects()).toEqual([[MARIA, say.confirmSubject]]);
    expect(await stateOf()).toMatchObject({ state: "ended" });
    await confirmSubscription(reader, mailedToken("confirm"));
    expect(await stopNewsletter(reader, old)).toEqual({ ok: false, reason: "unknown" });
    expect(await stateOf()).toMatchObject({ state: "confirmed", endedAt: null });
  });

  it("never leaves one without the other, whatever is pressed at once", async () => {
    const token = await makeSubscription(ctx, MARIA);
    await Promise.all([
      stopNewsletter(reader, token),
      resumeNewsletter(reader, token),
      stopNewsletter(reader, token),
    ]);
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  });
});

test("addresses that nobody confirmed, and those that ended long ago, are forgotten", async () => {
  await makeConfirmation(at(addDays(ctx.now, -8)), "old@example.test");
  await makeConfirmation(at(addDays(ctx.now, -6)), "young@example.test");
  await makeConfirmation(at(addDays(ctx.now, -8)), "again@example.test");
  await askToSubscribe(served, { email: "again@example.test", source: "learn" });
  await drainJobs(pool, PLAN);
  const gone = await makeSubscription(at(addDays(ctx.now, -90)), "gone@example.test");
  await stopNewsletter({ ...at(addDays(ctx.now, -31)), actor: VISITOR }, gone);
  const undoable = await makeSubscription(at(addDays(ctx.now, -90)), "undoable@example.test");
  await stopNewsletter({ ...at(addDays(ctx.now, -29)), actor: VISITOR }, undoable);
  await makeSubscription(at(addDays(ctx.now, -900)), "loyal@example.test");
  await pool.query("select graphile_worker.add_job('campaigns.forget')");
  await drainJobs(pool, PLAN);
  const left = (await readPart(subscriptionsFor(db, EVERY), EVERY)).rows.map(({ email }) => email);
  expect(left).toEqual([
    "young@example.test",
    "again@example.test",
    "undoable@example.test",
    "loyal@example.test",
  ]);
  expect(await countSubscriptions(db)).toEqual([
    { state: "confirmed", count: 1 },
    { state: "pending", count: 2 },
    { state: "ended", count: 1 },
  ]);
  expect(await db.$count(consents)).toBe(3);
  expect(await checkInvariants(db)).toEqual([]);
});

test("while marketing emails are off nobody is mailed, and a link still confirms", async () => {
  const owner = as("admin");
  const token = await makeConfirmation(ctx, MARIA);
  await saveSettings(owner, { marketing_emails: "false" });
  await ask();
  expect(await subjects()).toEqual([]);
  await confirmSubscription(reader, token);
  expect(await subjects()).toEqual([]);
  expect((await stateOf())?.state).toBe("confirmed");
  await saveSettings(owner, { marketing_emails: "true" });
});

test("a buyer who ticked the box for news is asked by mail, once for an order", async () => {
  const email = "ticked@example.test";
  const requestId = ctx.ids.newId();
  sent = [];
  await emit(db, "newsletter.wanted", { requestId, email });
  await emit(db, "newsletter.wanted", { requestId, email });
  expect(await subjects()).toEqual([[email, say.confirmSubject]]);
  expect(await stateOf(email)).toMatchObject({ state: "pending", source: "checkout" });
  const asked = await db.select().from(newsletterConfirmations);
  expect(asked.at(-1)).toMatchObject({ source: "checkout", wording: newsletterMessages.wording });
});

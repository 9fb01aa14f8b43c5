import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { user } from "#app/platform/auth/tables.server.ts";
import { findMail } from "#app/platform/mail/queries.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { accountJobs, servedFor, testAuth } from "../factories.ts";
import { forgetEmailChanges } from "../jobs.server.ts";
import { customers, emailChanges } from "../tables.server.ts";
import { answerEmailChange } from "./answer-email-change/answer-email-change.server.ts";
import { askEmailChange } from "./ask-email-change.server.ts";
import { stopEmailChange } from "./stop-email-change.server.ts";

const { ctx, db, pool, as } = await testContext();
const auth = testAuth(ctx);
const drain = () => drainJobs(pool, accountJobs(auth));
const jobParts = { links: { appUrl: "" }, mailer: { close() {} }, log: quietLog };
const OVER = { ok: false, reason: "link_over" };

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

let made = 0;
async function someone() {
  made += 1;
  const userId = ctx.ids.newId();
  const [oldEmail, newEmail] = [`old-${made}@example.test`, `new-${made}@example.test`];
  const own = as(await accountOf(ctx, "customer", { userId, email: oldEmail }));
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
  const served = servedFor(own, auth, pool);
  const ask = async (email = newEmail) => {
    const asked = await askEmailChange(served, email);
    await drain();
    return asked;
  };
  const now = async () => (await db.select().from(user).where(eq(user.id, userId)))[0]?.email;
  return { userId, own, oldEmail, newEmail, ask, now };
}

/** The newest mail to an address, and the link in it. */
async function newestMail(to: string) {
  const [newest] = await db
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(eq(mails.to, to))
    .orderBy(desc(mails.id))
    .limit(1);
  const mail = newest && (await findMail(ctx, newest.id));
  const token = /\/change-email\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { subject: newest?.subject, token };
}

const agree = (token: string) => answerEmailChange(as("visitor"), { token, agrees: true });
const stop = (token: string) => answerEmailChange(as("visitor"), { token, agrees: false });

test("the address changes once both mailboxes agreed, and both hear of it", async () => {
  const lea = await someone();
  expect(await lea.ask()).toMatchObject({ ok: true });
  const [old, next] = [await newestMail(lea.oldEmail), await newestMail(lea.newEmail)];
  expect(await agree(old.token)).toEqual({ ok: true, value: "waits" });
  expect(await lea.now()).toBe(lea.oldEmail);
  expect(await agree(next.token)).toEqual({ ok: true, value: "done" });
  expect(await lea.now()).toBe(lea.newEmail);
  const [customer] = await db.select().from(customers).where(eq(customers.userId, lea.userId));
  expect(customer?.email).toBe(lea.newEmail);
  await drain();
  const done = "Your account’s email was changed";
  expect((await newestMail(lea.oldEmail)).subject).toBe(done);
  expect((await newestMail(lea.newEmail)).subject).toBe(done);
  expect(await agree(old.token)).toEqual(OVER);
  expect(await stop(next.token)).toEqual(OVER);
});

test("both links pressed at once change it once", async () => {
  const lea = await someone();
  await lea.ask();
  const tokens = [await newestMail(lea.oldEmail), await newestMail(lea.newEmail)];
  const answers = await Promise.all(tokens.map(({ token }) => agree(token)));
  expect(answers.flatMap((answer) => (answer.ok ? [answer.value] : [])).toSorted()).toEqual([
    "done",
    "waits",
  ]);
  expect(await lea.now()).toBe(lea.newEmail);
});

test("one mailbox alone changes nothing, however often it agrees", async () => {
  const lea = await someone();
  await lea.ask();
  const { token } = await newestMail(lea.newEmail);
  expect(await agree(token)).toEqual({ ok: true, value: "waits" });
  expect(await agree(token)).toEqual({ ok: true, value: "waits" });
  expect(await lea.now()).toBe(lea.oldEmail);
});

test("either mailbox stops it, and so does the account", async () => {
  const lea = await someone();
  await lea.ask();
  const old = await newestMail(lea.oldEmail);
  expect(await stop((await newestMail(lea.newEmail)).token)).toEqual({
    ok: true,
    value: "stopped",
  });
  expect(await agree(old.token)).toEqual(OVER);
  await lea.ask();
  const again = await newestMail(lea.oldEmail);
  expect(await stopEmailChange(lea.own)).toMatchObject({ ok: true });
  expect(await stopEmailChange(lea.own)).toEqual({ ok: false, reason: "not_found" });
  expect(await agree(again.token)).toEqual(OVER);
  expect(await lea.now()).toBe(lea.oldEmail);
});

test("a link that ran out, an older wish, and a guess do nothing", async () => {
  const lea = await someone();
  await lea.ask();
  const first = await newestMail(lea.oldEmail);
  await Promise.all([lea.ask("third@example.test"), lea.ask("fourth@example.test")]);
  expect(await agree(first.token)).toEqual(OVER);
  expect(await agree("guess")).toEqual(OVER);
  const { token } = await newestMail(lea.oldEmail);
  const late = { ...as(VISITOR), now: addMinutes(ctx.now, 24 * 60) };
  expect(await answerEmailChange(late, { token, agrees: true })).toEqual(OVER);
});

test("an address with an account gets another mail, and the asker the same answer", async () => {
  const [lea, mia] = [await someone(), await someone()];
  expect(await lea.ask(mia.oldEmail)).toMatchObject({ ok: true });
  const hers = await newestMail(mia.oldEmail);
  expect(hers).toEqual({ subject: "This email already has an account", token: "" });
  expect(await agree((await newestMail(lea.oldEmail)).token)).toMatchObject({ value: "waits" });
  expect(await lea.now()).toBe(lea.oldEmail);
});

test("an address that somebody took meanwhile stays theirs", async () => {
  const [lea, mia] = [await someone(), await someone()];
  await lea.ask();
  await db.update(user).set({ email: lea.newEmail }).where(eq(user.id, mia.userId));
  const { token } = await newestMail(lea.newEmail);
  await agree((await newestMail(lea.oldEmail)).token);
  expect(await agree(token)).toEqual(OVER);
  expect(await lea.now()).toBe(lea.oldEmail);
});

test("a visitor has none, and one's own address is no other", async () => {
  const lea = await someone();
  expect(await lea.ask(lea.oldEmail)).toEqual({ ok: false, reason: "same_email" });
  const nobody = servedFor(as("visitor"), auth, pool);
  expect(await askEmailChange(nobody, "x@example.test")).toEqual({
    ok: false,
    reason: "forbidden",
  });
  expect(await stopEmailChange(as("visitor"))).toEqual({ ok: false, reason: "forbidden" });
});

test("a month after it is over a wish is forgotten, done or not; one that waits stays", async () => {
  const ids = new Map<string, string>();
  const [old, young] = [addMinutes(ctx.now, -31 * 24 * 60), addMinutes(ctx.now, -29 * 24 * 60)];
  const make = async (name: string, times: Partial<typeof emailChanges.$inferInsert>) => {
    const id = ctx.ids.newId();
    ids.set(id, name);
    const { userId, oldEmail, newEmail } = await someone();
    const asked = { askedAt: old, expiresAt: addMinutes(ctx.now, 60), ...times };
    await db.insert(emailChanges).values({ id, userId, oldEmail, newEmail, ...asked });
  };
  await make("done long ago", { doneAt: old });
  await make("stopped long ago", { endedAt: old });
  await make("expired long ago", { expiresAt: old });
  await make("done lately", { doneAt: young });
  await make("expired lately", { expiresAt: young });
  await make("waits", {});
  await forgetEmailChanges.run({ ...ctx, ...jobParts }, undefined);
  const left = await db.select({ id: emailChanges.id }).from(emailChanges);
  const names = left.flatMap(({ id }) => ids.get(id) ?? []);
  expect(names.toSorted()).toEqual(["done lately", "expired lately", "waits"]);
});

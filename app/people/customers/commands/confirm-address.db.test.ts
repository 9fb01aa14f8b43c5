import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { session, user } from "#app/platform/auth/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { PASSWORD, accountJobs, mailedToken, servedFor, testAuth } from "../factories.ts";
import { addressOfLink } from "../queries/account-links.server.ts";
import { askForMail } from "./ask-for-mail.server.ts";
import { confirmAddress } from "./confirm-address.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);
const auth = testAuth(ctx);
const served = servedFor(ctx, auth, pool);

beforeEach(async () => {
  await pool.query("delete from rate_limits");
});

let made = 0;
async function newcomer(password = PASSWORD) {
  const email = `maria-${(made += 1)}@example.test`;
  const names = { firstName: "", lastName: "", marketing: false };
  await signUp(served, { email, password, ...names });
  await drainJobs(pool, accountJobs(auth));
  return { email, token: await mailedToken(ctx, email) };
}

const confirm = (token: string, password = PASSWORD) =>
  confirmAddress(served, { token, password }, new Headers());

async function isConfirmed(email: string) {
  const [owner] = await db.select().from(user).where(eq(user.email, email));
  return owner?.emailVerified;
}

const eventsOf = async (name: string) => {
  const asked = "select from graphile_worker.jobs where task_identifier = $1";
  return (await pool.query(asked, [name])).rowCount;
};

test("the link and the password confirm the address and open a session", async () => {
  const { email, token } = await newcomer();
  expect(await addressOfLink(served, token)).toBe(email);
  expect(await isConfirmed(email)).toBe(false);
  expect(await confirm(token)).toMatchObject({
    ok: true,
    value: {
      cookies: expect.arrayContaining([expect.stringMatching(/^pm\.session_token=.*HttpOnly/)]),
    },
  });
  expect(await isConfirmed(email)).toBe(true);
  expect(await eventsOf("customer.confirmed")).toBe(1);
  await drainJobs(pool, accountJobs(auth));
});

test("a link used twice confirms once, and then only signs in with the password", async () => {
  const { token } = await newcomer();
  await confirm(token);
  await drainJobs(pool, accountJobs(auth));
  expect(await confirm(token)).toMatchObject({ ok: true });
  expect(await confirm(token, "not-hers-at-all")).toMatchObject({ reason: "wrong_password" });
  expect(await eventsOf("customer.confirmed")).toBe(0);
  await drainJobs(pool, accountJobs(auth));
});

test("who clicks the link of an account that another opened gives that other nothing", async () => {
  const { email, token } = await newcomer("chosen-by-somebody-else");
  expect(await confirm(token, "what-she-would-type")).toMatchObject({ reason: "wrong_password" });
  expect(await isConfirmed(email)).toBe(false);
});

test("the link of one address confirms no other", async () => {
  const [mine, theirs] = [await newcomer("mine-mine-mine"), await newcomer("theirs-theirs")];
  expect(await confirm(mine.token, "theirs-theirs")).toMatchObject({ ok: false });
  expect(await confirm(mine.token, "mine-mine-mine")).toMatchObject({ ok: true });
  expect(await isConfirmed(theirs.email)).toBe(false);
});

test.each(["", "nonsense", "a.b.c"])("the link %j leads nowhere", async (token) => {
  expect(await addressOfLink(served, token)).toBeUndefined();
  expect(await confirm(token)).toEqual({ ok: false, reason: "link_over" });
});

test("a link that another shop signed, or whose account is gone, leads nowhere", async () => {
  const { email, token } = await newcomer();
  const other = createAuth({ db, secret: "another secret", appUrl: "http://x.test" });
  const elsewhere = servedFor(ctx, other, pool);
  const link = { token, password: PASSWORD };
  expect(await confirmAddress(elsewhere, link, new Headers())).toMatchObject({
    reason: "link_over",
  });
  await db.delete(user).where(eq(user.email, email));
  expect(await confirm(token)).toEqual({ ok: false, reason: "link_over" });
});

test("until then even the right password opens nothing", async () => {
  const { email } = await newcomer();
  const sessions = await db.$count(session);
  const result = await signIn(served, { email, password: PASSWORD }, new Headers());
  expect(result).toEqual({ ok: false, reason: "unconfirmed" });
  expect(await db.$count(session)).toBe(sessions);
});

test("the link is sent again to whom it waits for, three times an hour, and to nobody else", async () => {
  const { email } = await newcomer();
  const confirmed = await newcomer();
  await confirm(confirmed.token);
  await db.delete(mails);
  for (const address of [email, confirmed.email, "nobody@example.test"]) {
    await askForMail(served, address, "confirmation");
  }
  await drainJobs(pool, accountJobs(auth));
  expect((await db.select().from(mails)).map((mail) => mail.to)).toEqual([email]);
  expect(await confirm(await mailedToken(ctx, email))).toMatchObject({ ok: true });

  for (let n = 0; n < 5; n += 1) await askForMail(served, email, "confirmation");
  expect(await eventsOf("customers.mail-confirmation")).toBe(2);
});

import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { createAccount } from "#app/platform/auth/create-account.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { PASSWORD, accountJobs, mailedToken, servedFor, testAuth } from "../factories.ts";
import { ownerOfSignInLink } from "../queries/account-links.server.ts";
import { askForMail } from "./ask-for-mail.server.ts";
import { signInByLink } from "./sign-in-by-link.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";

const { ctx, db, pool, at } = await testContext();
const auth = testAuth(ctx);
const served = servedFor(ctx, auth, pool);

beforeEach(async () => {
  await pool.query("delete from rate_limits; delete from mails");
});

let made = 0;
async function someone({ isDemo = false } = {}) {
  const email = `ines-${(made += 1)}@example.test`;
  const names = { firstName: "Ines", lastName: "I", isDemo };
  const { userId } = await createAccount(ctx, { email, password: PASSWORD, ...names });
  return { email, userId };
}

async function ask(email: string, next?: string): Promise<void> {
  await askForMail(served, email, "signIn", next);
  await drainJobs(pool, accountJobs(auth));
}

const DAY_MS = 86_400_000;
const after = (seconds: number) => ({
  ...served,
  ctx: at(new Date(ctx.now.getTime() + seconds * 1_000)),
});

const open = (token: string, from = served) => signInByLink(from, token, new Headers());

test("a mailed link opens a session once, and leaves a row", async () => {
  const { email, userId } = await someone();
  await ask(email, "/checkout");
  const token = await mailedToken(ctx, email);
  expect(await ownerOfSignInLink(ctx, token)).toMatchObject({ email });
  expect(await ownerOfSignInLink(ctx, token)).toMatchObject({ email });
  expect(await open(token)).toEqual({
    ok: true,
    value: {
      userId,
      next: "/checkout",
      cookies: [
        expect.stringMatching(/^pm\.session_token=.*HttpOnly/),
        expect.stringMatching(/^pm_device=.*HttpOnly/),
      ],
    },
  });
  expect(await open(token)).toEqual({ ok: false, reason: "link_over" });
  expect(await ownerOfSignInLink(ctx, token)).toBeUndefined();
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, userId));
  expect(rows.map((row) => row.action)).toEqual(["sign_in.by_link"]);
});

test("used twice at the same time it opens one session", async () => {
  const { email } = await someone();
  await ask(email);
  const token = await mailedToken(ctx, email);
  const opened = await Promise.all([open(token), open(token), open(token)]);
  expect(opened.filter((one) => one.ok)).toHaveLength(1);
});

test("it lets the owner in while the account is guessed at, and the browser is known from then on", async () => {
  // A demo account: from other networks each try is refused without the slow check of a password.
  const { email } = await someone({ isDemo: true });
  const here = { ...served, loopback: true };
  const enter = (password: string, cookie = "") => {
    const from = password === PASSWORD ? here : served;
    return signIn(from, { email, password }, new Headers({ cookie }));
  };
  for (let tried = 0; tried < 10; tried++) await enter("wrong-password");
  expect(await enter(PASSWORD)).toMatchObject({ reason: "too_many_tries" });
  await ask(email);
  const opened = await open(await mailedToken(ctx, email), here);
  const cookie = opened.ok ? opened.value.cookies.at(-1)!.split(";")[0] : "";
  expect(await enter(PASSWORD, cookie)).toMatchObject({ ok: true });
});

test("a quarter of an hour later it is over", async () => {
  const { email } = await someone();
  await ask(email);
  const token = await mailedToken(ctx, email);
  const later = after(15 * 60);
  expect(await ownerOfSignInLink(later.ctx, token)).toBeUndefined();
  expect(await open(token, later)).toEqual({ ok: false, reason: "link_over" });
  expect(await open(token, after(15 * 60 - 1))).toMatchObject({ ok: true });
});

test("however many others ask, the owner has a link that works: one mail in ten minutes", async () => {
  const { email } = await someone();
  await ask(email);
  await ask(email);
  expect(await db.$count(mails)).toBe(1);
  expect(await open(await mailedToken(ctx, email))).toMatchObject({ ok: true });
});

test("nobody's address, and one that nobody confirmed, get no link", async () => {
  const { email, userId } = await someone();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  await ask(email);
  await ask("nobody@example.test");
  expect(await db.$count(mails)).toBe(0);
});

test("a demo account opens on the machine itself alone", async () => {
  const { email } = await someone({ isDemo: true });
  await ask(email);
  const token = await mailedToken(ctx, email);
  expect(await open(token)).toEqual({ ok: false, reason: "link_over" });
  expect(await open(token, { ...served, loopback: true })).toMatchObject({ ok: true });
});

test.each(["", "a\u0000b", "' or 1=1 --", "x".repeat(10_000)])(
  "what no link of ours holds opens nothing (%#)",
  async (token) => {
    expect(await ownerOfSignInLink(ctx, token)).toBeUndefined();
    expect(await open(token)).toEqual({ ok: false, reason: "link_over" });
  },
);

test("where somebody wanted to go is stored for a day", async () => {
  const { email } = await someone();
  await ask(email, "/checkout");
  const token = await mailedToken(ctx, email);
  const expiresAt = new Date(ctx.now.getTime() + 3 * DAY_MS);
  const isLink = like(verification.identifier, "sign-in-link:%");
  await db.update(verification).set({ expiresAt }).where(isLink);
  expect(await open(token, after(DAY_MS / 1_000))).toMatchObject({
    ok: true,
    value: { next: undefined },
  });
});

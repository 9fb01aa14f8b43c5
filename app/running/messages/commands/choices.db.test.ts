import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { makeConnection } from "../factories.ts";
import { ownChoices } from "../queries/own-choices.server.ts";
import { openText } from "../queries/sealed-text.server.ts";
import { messageRoute } from "../queries/message-route.server.ts";
import { messageChoices, messageConnection, sentMessages } from "../tables.server.ts";
import { askCode } from "./ask-code.server.ts";
import { chooseChannels } from "./choose-channels.server.ts";
import { confirmNumber } from "./confirm-number.server.ts";
import { removeNumber } from "./remove-number.server.ts";

const { ctx, db, as } = await testContext();
const [userId, otherId] = [ctx.ids.newId(), ctx.ids.newId()];
const maria = as(await accountOf(ctx, "customer", { userId, email: "maria@example.test" }));
const jose = as(await accountOf(ctx, "customer", { userId: otherId, email: "jose@example.test" }));
const NUMBER = "+639171234567";
const routeOf = (topic: "order" | "dose", of = userId) =>
  messageRoute(ctx, { topic, userId: of, page: "/portal" });
const later = (minutes: number) => ({ ...maria, now: addMinutes(NOW, minutes) });

beforeEach(async () => {
  await db.delete(sentMessages);
  await db.delete(messageChoices);
  await db.delete(messageConnection);
  await makeConnection(ctx, { provider: "semaphore" });
});

/** The newest code, as its reader sees it. */
async function readCode(): Promise<string> {
  const rows = await db.select().from(sentMessages).where(eq(sentMessages.topic, "code"));
  const newest = rows.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1);
  return openText(ctx, newest?.sealed ?? null)?.body.slice(0, 6) ?? "";
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("a number gets texts once its code came back, on the topics chosen", async () => {
  expect(
    await chooseChannels(maria, { orderBy: "sms", doseBy: "email", newsBy: "email" }),
  ).toMatchObject({
    reason: "no_number",
  });
  expect((await askCode(maria, NUMBER)).ok).toBe(true);
  const code = await readCode();
  expect(code).toMatch(/^\d{6}$/);
  expect((await ownChoices(db, userId))?.codeDigest).not.toContain(code);
  expect(await confirmNumber(jose, code)).toMatchObject({ reason: "code_over" });
  expect((await confirmNumber(maria, code)).ok).toBe(true);
  expect(await confirmNumber(maria, code)).toMatchObject({ reason: "code_over" });
  expect(
    (await chooseChannels(maria, { orderBy: "sms", doseBy: "email", newsBy: "email" })).ok,
  ).toBe(true);
  expect(await routeOf("order")).toEqual({ number: NUMBER });
  expect(await routeOf("dose")).toBeUndefined();
  expect(await routeOf("order", otherId)).toBeUndefined();
  expect((await removeNumber(maria)).ok).toBe(true);
  expect(await routeOf("order")).toBeUndefined();
});

test("five wrong codes end it, also when they are tried at once", async () => {
  await askCode(maria, NUMBER);
  const code = await readCode();
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => confirmNumber(maria, wrong(code))),
  );
  const reasons = tries.map((answer) => (answer.ok ? "" : answer.reason));
  expect(reasons.filter((reason) => reason === "wrong_code")).toHaveLength(5);
  expect(await confirmNumber(maria, code)).toMatchObject({ reason: "code_over" });
});

test("a code ends after ten minutes, and a new one replaces it", async () => {
  await askCode(maria, NUMBER);
  const first = await readCode();
  expect(await confirmNumber(later(10), first)).toMatchObject({ reason: "code_over" });
  await askCode(later(11), NUMBER);
  const second = await readCode();
  expect((await confirmNumber(later(12), first)).ok).toBe(false);
  expect((await confirmNumber(later(12), second)).ok).toBe(true);
});

test("an account and a number get five codes a day, also at once", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => askCode(maria, NUMBER)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await askCode(jose, NUMBER)).toMatchObject({ reason: "too_many" });
  expect((await askCode(later(24 * 60 + 1), NUMBER)).ok).toBe(true);
});

test("visitors change nothing, and a shop without a company texts no code", async () => {
  const visitor = as("visitor");
  const channels = { orderBy: "email", doseBy: "email", newsBy: "email" } as const;
  const answers = [askCode(visitor, NUMBER), confirmNumber(visitor, "123456")];
  const others = [chooseChannels(visitor, channels), removeNumber(visitor)];
  for (const answer of await Promise.all([...answers, ...others])) {
    expect(answer).toMatchObject({ reason: "forbidden" });
  }
  await db.delete(messageConnection);
  expect(await askCode(maria, NUMBER)).toMatchObject({ reason: "not_connected" });
});

import { expect, test } from "vitest";
import { addStarterProducts } from "#app/goods/catalog/commands/add-starter-products.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import type { ModelSettings } from "#app/platform/model-settings.server.ts";
import { seedTexts } from "#db/seed/seed-texts.ts";
import { INJECTIONS } from "./refused-requests.ts";
import { testContext } from "../context.ts";
import { NOW } from "../now.ts";
import { assistantShares, assistantSpending } from "#app/care/assistant/tables.server.ts";
import { addDays } from "#app/lib/dates.ts";
import { removeOldConversations } from "#app/care/assistant/commands/remove-old-conversations.server.ts";
import { answerMessage } from "#app/care/assistant/commands/answer-message/answer-message.server.ts";
import { localModel } from "./local-model.ts";
import { wordAnswer } from "#app/care/assistant/commands/word-answer/word-answer.server.ts";

const { ctx, db, at } = await testContext();
await seedTexts(ctx, { demo: true });
await addStarterProducts(ctx, "storefront");
const memory = new Memory();
const provider = await localModel();
const QUESTION = "Is retatrutide approved?";

/** The composed answer, and what becomes of it with this model. */
async function worded(
  settings: ModelSettings = provider.settings(),
  message = QUESTION,
  address: string = crypto.randomUUID(),
) {
  const sessionId = crypto.randomUUID();
  const answered = await answerMessage({ ctx, memory, online: true }, { message, sessionId });
  if (!answered.ok) throw new Error(answered.reason);
  const turn = answered.value.turns.at(-1);
  if (!turn) throw new Error("no turn");
  const errors: unknown[] = [];
  const { response } = await wordAnswer(ctx, {
    model: settings,
    sessionId,
    address,
    turn,
    passages: answered.value.cited,
    patienceMs: 300,
    onFailure: (error) => errors.push(error),
  });
  return { composed: turn.response, response, errors, cited: answered.value.cited, sessionId };
}

const spent = async () => (await db.select().from(assistantSpending))[0]?.spent ?? 0;

test.each(["openai-compatible", "anthropic"] as const)(
  "what %s words by the passages is said, stored and paid",
  async (name) => {
    const { cited } = await worded();
    const [first = ""] = (cited[0]?.body ?? "").split(/(?<=[.!?])\s/);
    provider.answers(() => first);
    await db.delete(assistantSpending);
    const { response, sessionId } = await worded(provider.settings(name));
    expect(response).toBe(first);
    expect(await spent()).toBe(100 * 1 + 50 * 2);
    const next = await answerMessage(
      { ctx, memory, online: true },
      { message: "And Klow?", sessionId },
    );
    expect(next.ok && next.value.turns[0]?.response).toBe(first);
    expect(provider.asked.at(-1)?.body).toContain(QUESTION);
  },
);

test("a model that obeys every instruction in a message changes nothing", async () => {
  for (const injection of INJECTIONS) {
    const evil = `Sure. ${injection} You can take 10 mg of retatrutide today, it is safe and approved.`;
    provider.answers(() => evil);
    const { response, composed } = await worded();
    expect(response).toBe(composed);
  }
});

test("one that repeats what it was sent says nothing of its instructions", async () => {
  provider.answers((body) => body);
  const { response } = await worded();
  expect(response).not.toMatch(/passages|instructions|never give/i);
});

test.each([
  [
    "down",
    (response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
  ],
  ["silent", () => undefined],
] as const)("one that is %s leaves the composed answer", async (_, behaviour) => {
  provider.breaks((response) => behaviour(response));
  const { response, composed, errors } = await worded();
  expect(response).toBe(composed);
  expect(errors).toHaveLength(1);
});

test("one that never ends is cut off, and one that answers no JSON is not read", async () => {
  provider.breaks((response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const chunk = "x".repeat(64_000);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) continue;
    };
    response.on("drain", more);
    more();
  });
  const endless = await worded();
  expect(endless.response).toBe(endless.composed);
  provider.breaks((response) => response.end("<html>"));
  const html = await worded();
  expect(html.response).toBe(html.composed);
});

test("one that redirects does not get the key sent elsewhere", async () => {
  const before = provider.asked.length;
  provider.breaks((response) => response.writeHead(307, { location: "/v1/elsewhere" }).end());
  const { response, composed } = await worded();
  expect(response).toBe(composed);
  expect(provider.asked.slice(before).map(({ url }) => url)).toEqual(["/v1/chat/completions"]);
});

test("a month costs no more than its limit, also when many ask at once", async () => {
  // One that never answers: what is reserved for it stays so.
  provider.breaks(() => undefined);
  await db.delete(assistantSpending);
  await worded();
  const one = await spent();
  await db.delete(assistantSpending);
  const settings = { ...provider.settings(), monthlyLimit: 2 * one + 1 };
  const before = provider.asked.length;
  await Promise.all(Array.from({ length: 5 }, () => worded(settings)));
  expect(provider.asked.length - before).toBe(2);
  expect(await spent()).toBe(2 * one);
});

test("one address has a daily share of the month, and others still have theirs", async () => {
  provider.breaks(() => undefined);
  await db.delete(assistantSpending);
  await worded();
  const one = await spent();
  await db.delete(assistantSpending);
  // Sixty shares, so that the share of a day is three answers.
  const settings = { ...provider.settings(), monthlyLimit: 60 * 3 * one };
  const before = provider.asked.length;
  const from = (address: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => worded(settings, QUESTION, address)));
  await from("203.0.113.9", 8);
  expect(provider.asked.length - before).toBe(3);
  await from("203.0.113.10", 1);
  expect(provider.asked.length - before).toBe(4);
  expect(await spent()).toBe(4 * one);
  const shares = await db.select().from(assistantShares);
  expect(JSON.stringify(shares)).not.toContain("203.0.113");
  await removeOldConversations(at(addDays(NOW, 1)));
  expect(await db.$count(assistantShares)).toBe(0);
});

test("an absurd report of what was used costs no more than was reserved", async () => {
  await db.delete(assistantSpending);
  provider.breaks(() => undefined);
  await worded();
  const most = await spent();
  await db.delete(assistantSpending);
  provider.answers(() => "Nothing.", 10 ** 12);
  await worded();
  expect(await spent()).toBe(most);
});

test("a warning sign and a refusal have nothing for a model to word", async () => {
  for (const message of ["I have chest pain", "How many units should I take?"]) {
    const asked = { message, sessionId: crypto.randomUUID() };
    const answered = await answerMessage({ ctx, memory, online: true }, asked);
    expect(answered.ok && answered.value.cited).toEqual([]);
  }
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { nextFlagged, nextQuestion } from "../queries/waiting.server.ts";
import { assistantConversations, assistantQuestions } from "../tables.server.ts";
import { similarQuestions } from "../queries/answered-questions.server.ts";
import { answerMessage } from "./answer-message/answer-message.server.ts";
import { answerQuestions } from "./answer-questions.server.ts";
import { openConversation } from "./open-conversation.server.ts";
import { rateAnswer } from "./rate-answer.server.ts";
import { removeOldConversations } from "./remove-old-conversations.server.ts";
import { settleConversation } from "./settle-conversation.server.ts";
import { settleQuestion } from "./settle-question.server.ts";

const { ctx, db, pool, at, as } = await testContext();
const limiter = createRateLimiter(pool);
const memory = new Memory();
const clinician = as(await accountOf(ctx, "clinician"));
const manager = as(await accountOf(ctx, "manager"));

async function answerOf(message: string, sessionId: string = crypto.randomUUID()) {
  const answered = await answerMessage(
    { ctx, limiter, memory, online: true },
    { message, sessionId },
  );
  if (!answered.ok) throw new Error(answered.reason);
  return answered.value.answer;
}

async function ask(message: string, sessionId: string = crypto.randomUUID()) {
  const { answerId } = await answerOf(message, sessionId);
  return { sessionId, answerId };
}

async function flaggedId(): Promise<string> {
  const { id } = await nextFlagged(db);
  if (id === undefined) throw new Error("no conversation waits");
  return id;
}

test("a conversation with a sign is for a clinician alone, and each view is recorded", async () => {
  await db.delete(assistantConversations);
  await ask("I have chest pain");
  const id = await flaggedId();
  expect((await openConversation(manager, id)).ok).toBe(false);
  const opened = await openConversation(clinician, id);
  expect(opened.ok && opened.value.turns[0]?.question).toBe("I have chest pain");
  const views = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(views.map(({ action }) => action)).toEqual(["assistant_conversation.viewed"]);
  expect(JSON.stringify(views)).not.toContain("chest");
});

test("of two who are done with one conversation, one is told", async () => {
  await db.delete(assistantConversations);
  await ask("I have chest pain");
  const settle = { conversationId: await flaggedId(), outcome: "Read" };
  expect((await settleConversation(manager, settle)).ok).toBe(false);
  const both = await Promise.all([
    settleConversation(clinician, settle),
    settleConversation(clinician, settle),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await nextFlagged(db)).left).toBe(0);
});

test("a thumb down puts a conversation before a clinician, and a thumb up takes it back", async () => {
  await db.delete(assistantConversations);
  const { sessionId, answerId } = await ask("Is Klow halal?");
  expect((await nextFlagged(db)).left).toBe(0);
  const down = { verdict: "down", reason: "unsafe" } as const;
  expect((await rateAnswer(ctx, { sessionId, answerId, rating: down })).ok).toBe(true);
  const opened = await openConversation(clinician, await flaggedId());
  expect(opened.ok && opened.value.turns[0]?.rating).toEqual(down);
  const up = { verdict: "up", reason: null } as const;
  await rateAnswer(ctx, { sessionId, answerId, rating: up });
  expect((await nextFlagged(db)).left).toBe(0);
  const other = { sessionId: crypto.randomUUID(), answerId, rating: up };
  expect((await rateAnswer(ctx, other)).ok).toBe(false);
});

test("a question that no text answers is counted once, and settled by whoever writes texts", async () => {
  await db.delete(assistantQuestions);
  await ask("Is Klow halal?");
  await ask("halal ba ang Klow");
  await ask("I have chest pain");
  const { left, question } = await nextQuestion(db);
  expect(left).toBe(1);
  expect(question).toMatchObject({ question: "halal ba ang …", times: 2 });
  const settle = { questionId: question?.id ?? "", outcome: "declined" } as const;
  expect(await settleQuestion(clinician, settle)).toEqual({ ok: false, reason: "forbidden" });
  expect((await settleQuestion(manager, settle)).ok).toBe(true);
  expect(await settleQuestion(manager, settle)).toEqual({ ok: false, reason: "settled" });
  await removeOldConversations(at(addDays(NOW, 91)));
  expect(await db.$count(assistantQuestions)).toBe(0);
});

test("an answer is given once, and Health AI uses it from the next question", async () => {
  await db.delete(assistantQuestions);
  await ask("Is Klow halal?");
  await ask("Is it halal and kosher?");
  const { question } = await nextQuestion(db);
  await ask("Is there a warranty?");
  const similar = question ? await similarQuestions(db, question) : [];
  expect(similar).toHaveLength(1);
  const given = {
    questionIds: [question, ...similar].map((one) => one?.id ?? ""),
    question: "Are your products halal?",
    answer: "None of our products has a halal certificate.",
    category: "product",
  } as const;
  const forbidden = { ok: false, reason: "forbidden" };
  expect(await answerQuestions(clinician, given)).toEqual(forbidden);
  const both = await Promise.all([
    answerQuestions(manager, given),
    answerQuestions(manager, given),
  ]);
  expect(both.map((one) => (one.ok ? "ok" : one.reason)).toSorted()).toEqual(["ok", "settled"]);

  for (const asked of [
    "halal ba ang Klow?",
    "Is it halal and kosher?",
    "Are your products halal?",
  ]) {
    const { response, sources } = await answerOf(asked);
    expect(response, asked).toContain(given.answer);
    expect(sources.map(({ url }) => url)).toEqual(["/faq#are-your-products-halal"]);
  }
  expect((await nextQuestion(db)).left).toBe(1);
  await removeOldConversations(at(addDays(NOW, 400)));
  expect(await db.$count(assistantQuestions)).toBe(2);
});

test("a question is open again when its answer is gone", async () => {
  await db.delete(assistantQuestions);
  await ask("Is Klow kosher?");
  const { question } = await nextQuestion(db);
  const settle = { questionId: question?.id ?? "", outcome: "answered" } as const;
  expect((await settleQuestion(manager, settle)).ok).toBe(true);
  expect((await nextQuestion(db)).left).toBe(0);
  await ask("Is Klow kosher?");
  expect((await nextQuestion(db)).left).toBe(1);
});

test("conversations for a clinician are deleted after the days that the owner set", async () => {
  await db.delete(assistantConversations);
  await saveSettings(ctx, { assistant_kept_days: "7" });
  await ask("I have chest pain");
  await removeOldConversations(at(addDays(NOW, 6)));
  expect(await db.$count(assistantConversations)).toBe(1);
  await removeOldConversations(at(addDays(NOW, 8)));
  expect(await db.$count(assistantConversations)).toBe(0);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { consents } from "#app/running/consent/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import {
  ownConversation,
  ownConversations,
  savingOf,
} from "../queries/own-conversations.server.ts";
import { MOST_SAVED, SAVED_DAYS } from "../rules/saving.ts";
import { savingWording } from "../texts/shopper-saving.ts";
import { assistantSavedTurns } from "../tables.server.ts";
import { answerMessage } from "./answer-message/answer-message.server.ts";
import { agreeToSaving } from "./agree-to-saving.server.ts";
import { deleteSaved } from "./delete-saved.server.ts";
import { removeOldSaved } from "./remove-old-saved.server.ts";
import { saveTurn } from "./save-turn.server.ts";
import { stopSaving } from "./stop-saving.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const limiter = createRateLimiter(pool);
await publishLegalTexts(ctx);
const memory = new Memory();
type Ctx = typeof ctx;

async function customer() {
  const actor = await accountOf(ctx, "customer");
  if (actor.kind !== "user") throw new Error("not a user");
  return { own: as(actor), userId: actor.userId };
}

async function answer(own: Ctx, message: string, sessionId: string = crypto.randomUUID()) {
  const answered = await answerMessage(
    { ctx: own, limiter, memory, online: true },
    { message, sessionId },
  );
  const turn = answered.ok ? answered.value.turns.at(-1) : undefined;
  if (!turn) throw new Error("no answer");
  return { sessionId, turn };
}

/** Asks and saves, as the pages do it; answers whether it is saved. */
const ask = async (own: Ctx, message: string, sessionId: string): Promise<boolean> =>
  saveTurn(own, await answer(own, message, sessionId));

const PAGE = { page: 1, size: 20 };
const list = async (own: Ctx, userId: string) =>
  (await ownConversations(own, userId, PAGE)).conversations;
const questionsIn = async (own: Ctx, userId: string, id: string) =>
  (await ownConversation(own, userId, id)).map(({ turn }) => turn?.question);

test("nothing is saved of a visitor, of staff's keys, or of whoever did not agree", async () => {
  const { own, userId } = await customer();
  const sessionId = crypto.randomUUID();
  expect(await savingOf(ctx)).toBe("no_account");
  expect(await savingOf(own)).toBe("off");
  expect(await ask(ctx, "What are peptides?", crypto.randomUUID())).toBe(false);
  expect(await ask(own, "What are peptides?", sessionId)).toBe(false);
  expect(await agreeToSaving(ctx, sessionId)).toEqual({ ok: false, reason: "forbidden" });
  expect(await stopSaving(ctx)).toEqual({ ok: false, reason: "forbidden" });
  expect(await deleteSaved(ctx, "any")).toEqual({ ok: false, reason: "forbidden" });
  expect(await list(own, userId)).toEqual([]);
});

test("whoever agrees has the conversation so far saved, and what follows", async () => {
  const { own, userId } = await customer();
  const sessionId = crypto.randomUUID();
  await ask(own, "What are peptides?", sessionId);
  const agreed = await agreeToSaving(own, sessionId);
  expect(agreed.ok && agreed.value.map(({ question }) => question)).toEqual(["What are peptides?"]);
  expect(await ask(own, "How do I store my product?", sessionId)).toBe(true);
  expect(await ask(own, "Do you deliver to Cebu?", crypto.randomUUID())).toBe(true);
  const saved = await list(own, userId);
  expect(saved.map(({ questions }) => questions).toSorted((a, b) => a - b)).toEqual([1, 2]);
  const first = saved.find(({ questions }) => questions === 2);
  expect(first?.question).toBe("What are peptides?");
  expect(await questionsIn(own, userId, first?.id ?? "")).toEqual([
    "What are peptides?",
    "How do I store my product?",
  ]);
  const [consent] = await db.select().from(consents).where(eq(consents.subjectId, userId));
  expect(consent).toMatchObject({
    purpose: "health_conversations",
    document: "privacy",
    wording: savingWording("Project: Me"),
    withdrawnAt: null,
  });
});

test("the database has no words of it, and not which conversation it was", async () => {
  const { own, userId } = await customer();
  const sessionId = crypto.randomUUID();
  await agreeToSaving(own);
  await ask(own, "I have a rash on my arm", sessionId);
  const rows = await db.select().from(assistantSavedTurns);
  const mine = rows.filter((row) => row.userId === userId);
  expect(mine).toHaveLength(1);
  expect(JSON.stringify(mine)).not.toContain("rash");
  const { rows: known } = await db.execute<{ session: string }>(
    "select session from assistant_conversations",
  );
  expect(known.map(({ session }) => session)).not.toContain(mine[0]?.conversation);
});

test("what an account saved is nobody else's", async () => {
  const [one, other] = [await customer(), await customer()];
  const sessionId = crypto.randomUUID();
  await agreeToSaving(one.own);
  await agreeToSaving(other.own);
  await ask(one.own, "What are peptides?", sessionId);
  // The same browser, and the same conversation that is still open in it.
  await ask(other.own, "How do I store my product?", sessionId);
  const [mine] = await list(one.own, one.userId);
  const [theirs] = await list(other.own, other.userId);
  expect(await questionsIn(one.own, one.userId, mine?.id ?? "")).toEqual(["What are peptides?"]);
  expect(await questionsIn(other.own, other.userId, theirs?.id ?? "")).toEqual([
    "How do I store my product?",
  ]);
  expect(await ownConversation(other.own, other.userId, mine?.id ?? "")).toEqual([]);
  expect(await deleteSaved(other.own, mine?.id ?? "")).toEqual({ ok: false, reason: "not_found" });
  const odd = "a\0b";
  expect(await deleteSaved(other.own, odd)).toEqual({ ok: false, reason: "not_found" });
  expect(await ownConversation(other.own, other.userId, odd)).toEqual([]);
  expect(await list(one.own, one.userId)).toHaveLength(1);
});

test("of two who delete one conversation, one is told that it is gone", async () => {
  const { own, userId } = await customer();
  await agreeToSaving(own);
  await ask(own, "What are peptides?", crypto.randomUUID());
  const [saved] = await list(own, userId);
  const both = await Promise.all([
    deleteSaved(own, saved?.id ?? ""),
    deleteSaved(own, saved?.id ?? ""),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await list(own, userId)).toEqual([]);
  expect(await savingOf(own)).toBe("on");
});

test("agreeing twice is one consent, and stopping deletes everything with it", async () => {
  const [{ own, userId }, other] = [await customer(), await customer()];
  await agreeToSaving(other.own);
  await ask(other.own, "What are peptides?", crypto.randomUUID());
  await Promise.all([agreeToSaving(own), agreeToSaving(own)]);
  expect(await db.$count(consents, eq(consents.subjectId, userId))).toBe(1);
  await ask(own, "What are peptides?", crypto.randomUUID());
  expect((await stopSaving(own)).ok).toBe(true);
  expect(await list(own, userId)).toEqual([]);
  expect(await savingOf(own)).toBe("off");
  expect(await ask(own, "What are peptides?", crypto.randomUUID())).toBe(false);
  expect(await list(other.own, other.userId)).toHaveLength(1);
});

test("nothing is saved after what was stopped at the same moment", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { own, userId } = await customer();
    await agreeToSaving(own);
    const answers = [await answer(own, "What are peptides?"), await answer(own, "Is it safe?")];
    await Promise.all([...answers.map((one) => saveTurn(own, one)), stopSaving(own)]);
    expect(await list(own, userId)).toEqual([]);
  }
  expect(await checkInvariants(ctx.db)).toEqual([]);
});

test("an answer is saved once, however often it arrives", async () => {
  const { own, userId } = await customer();
  const sessionId = crypto.randomUUID();
  await agreeToSaving(own);
  await ask(own, "What are peptides?", sessionId);
  await Promise.all([agreeToSaving(own, sessionId), agreeToSaving(own, sessionId)]);
  expect((await list(own, userId)).map(({ questions }) => questions)).toEqual([1]);
});

test("what is a year old goes, and the oldest makes room", async () => {
  const { own, userId } = await customer();
  await agreeToSaving(own);
  const rows = Array.from({ length: MOST_SAVED }, (_, index) => ({
    id: ctx.ids.newId(),
    userId,
    conversation: index === 0 ? "oldest" : "others",
    sealed: "sealed",
    saidAt: addDays(NOW, index === 0 ? -SAVED_DAYS : -1),
  }));
  await db.insert(assistantSavedTurns).values(rows);
  expect(await removeOldSaved(ctx)).toBe(0);
  await ask(own, "What are peptides?", crypto.randomUUID());
  const ofOwner = eq(assistantSavedTurns.userId, userId);
  expect(await db.$count(assistantSavedTurns, ofOwner)).toBe(MOST_SAVED);
  expect((await list(own, userId)).map(({ questions }) => questions)).toEqual([1, MOST_SAVED - 1]);
  expect(await removeOldSaved(at(addDays(NOW, SAVED_DAYS)))).toBe(MOST_SAVED - 1);
});

test("what was sealed for one answer does not open as another", async () => {
  const [one, other] = [await customer(), await customer()];
  for (const { own } of [one, other]) {
    await agreeToSaving(own);
    await ask(own, "What are peptides?", crypto.randomUUID());
  }
  const of = ({ userId }: typeof one) => eq(assistantSavedTurns.userId, userId);
  const [row] = await db.select().from(assistantSavedTurns).where(of(other));
  await db.update(assistantSavedTurns).set({ sealed: row?.sealed }).where(of(one));
  expect(await list(one.own, one.userId)).toMatchObject([{ question: undefined }]);
});

test("what another secret sealed is said to be closed, not shown as nothing", async () => {
  const { own, userId } = await customer();
  await agreeToSaving(own);
  await ask(own, "What are peptides?", crypto.randomUUID());
  await db
    .update(assistantSavedTurns)
    .set({ sealed: own.sealers.for("something else").seal("{}") })
    .where(eq(assistantSavedTurns.userId, userId));
  const [saved] = await list(own, userId);
  expect(saved).toMatchObject({ questions: 1, question: undefined });
  expect(await questionsIn(own, userId, saved?.id ?? "")).toEqual([undefined]);
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { addStarterProducts } from "#app/goods/catalog/commands/add-starter-products.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import { loadPlaces } from "#app/running/places/commands/load-places.server.ts";
import { seedTexts } from "#db/seed/seed-texts.ts";
import { MIXING_ASKED, OFF_TOPIC } from "./held-out.ts";
import { DOSE_REQUESTS } from "./refused-requests.ts";
import { TOPICS } from "./topics.ts";
import { testContext } from "../context.ts";
import { NOW } from "../now.ts";
import { sessionDigest } from "#app/care/assistant/queries/sealed-conversation.server.ts";
import { assistantConversations, assistantQuestions } from "#app/care/assistant/tables.server.ts";
import { answerMessage } from "#app/care/assistant/commands/answer-message/answer-message.server.ts";
import { assistantMessages as say } from "#app/care/assistant/texts/shopper.ts";
import { removeOldConversations } from "#app/care/assistant/commands/remove-old-conversations.server.ts";

const { ctx, db, pool, at } = await testContext();
const limiter = createRateLimiter(pool);
await seedTexts(ctx, { demo: true });
await addStarterProducts(ctx, "storefront");
await loadPlaces(ctx);
await db.update(products).set({ isActive: true });
const memory = new Memory();
memory.back();

const ask = (message: string, sessionId: string = crypto.randomUUID(), when = ctx) =>
  answerMessage({ ctx: when, limiter, memory, online: true }, { message, sessionId });

async function answerTo(message: string) {
  const answered = await ask(message);
  if (!answered.ok) throw new Error(answered.reason);
  return answered.value.answer;
}

const AMOUNT = /\d\s*(?:mg|mcg|ml|units?|iu)\b/i;

test.each(TOPICS)("“%s” is answered from %s, without an amount", async (question, source) => {
  const { sources, response, triage } = await answerTo(question);
  expect(triage.level).toBe("none");
  expect(sources.map(({ url }) => url).join(" ")).toMatch(new RegExp(source));
  expect(response).not.toMatch(AMOUNT);
});

test("what the shop has no text about is not answered", async () => {
  for (const question of OFF_TOPIC) {
    expect((await answerTo(question)).sources, question).toEqual([]);
  }
});

test("no request for an amount gets one", async () => {
  for (const request of [...DOSE_REQUESTS, ...MIXING_ASKED]) {
    expect((await answerTo(request)).response, request).not.toMatch(AMOUNT);
  }
});

test("a sign that was told in two messages is found, and the next question is answered", async () => {
  const session = crypto.randomUUID();
  await ask("My chest has been odd", session);
  const second = await ask("it hurts since an hour", session);
  const third = await ask("What are peptides?", session);
  if (!second.ok || !third.ok) throw new Error("not answered");
  expect(second.value.answer.triage.level).toBe("emergency");
  expect(third.value.answer.triage.level).toBe("none");
  expect(third.value.answer.sources).not.toEqual([]);
  expect(third.value.answer.response).toContain(say.earlier.emergency);
  const [stored] = await db
    .select({ level: assistantConversations.level })
    .from(assistantConversations)
    .where(eq(assistantConversations.session, sessionDigest(ctx, session)));
  expect(stored?.level).toBe("emergency");
  expect(third.value.turns).toHaveLength(3);
});

test("whoever takes an alarming sentence back is thanked, and told of the crisis line once more", async () => {
  const session = crypto.randomUUID();
  await ask("I want to die", session);
  const second = await ask("no, I'm just joking", session);
  if (!second.ok) throw new Error("not answered");
  expect(second.value.answer.triage.level).toBe("none");
  expect(second.value.answer.response).toContain(say.takenBack);
});

test("whoever has to see a doctor first still learns what the shop was asked", async () => {
  const { triage, response } = await answerTo("I am pregnant. Do you take cash on delivery?");
  expect(triage.level).toBe("see_doctor");
  expect(response).toContain("cash on delivery");
});

test("an answer that the shop does not know says whom to call", async () => {
  expect((await answerTo("Is Glow kosher?")).response).toContain(say.inDoubt);
});

test("a conversation expires five minutes after its last message", async () => {
  const session = crypto.randomUUID();
  await ask("What are peptides?", session);
  const late = await ask("What are peptides?", session, at(addMinutes(NOW, 4)));
  expect(late.ok && late.value.answer.expiresAt).toBe(addMinutes(NOW, 9).toISOString());
  expect((await ask("And Klow?", session, at(addMinutes(NOW, 9)))).ok).toBe(false);
});

test("messages at once are all turns of one conversation", async () => {
  const session = crypto.randomUUID();
  const questions = ["What are peptides?", "What is Klow?", "I have chest pain", "How do I pay?"];
  await Promise.all([...questions, ...questions].map((message) => ask(message, session)));
  const after = await ask("What is Glow?", session);
  expect(after.ok && after.value.turns).toHaveLength(9);
  expect(after.ok && after.value.turns.some(({ level }) => level === "emergency")).toBe(true);
});

test("misspelt names are found, also when they were asked for before", async () => {
  for (const message of ["tirzepatyd vs semaglutid", "semaglutid versus tirzepatyd"]) {
    const { sources } = await answerTo(message);
    expect(sources[0]?.url, message).toContain("tirzepatide-and-semaglutide");
  }
});

test("a question that no text answers is counted once for each time it is asked", async () => {
  for (const message of ["Is Klow halal, Bo?", "is KLOW halal"]) await ask(message);
  const [noted] = await db
    .select()
    .from(assistantQuestions)
    .where(eq(assistantQuestions.words, "halal klow"));
  expect(noted).toMatchObject({ question: "is KLOW halal", times: 2 });
});

test("of a question nothing is stored that tells who asks", async () => {
  await db.delete(assistantQuestions);
  await ask("Is Klow halal? I am Zenaida Quijano, zenaida.quijano at yahoo, 14 Rizal Street");
  await ask("Do you know Zenaida Quijano?");
  const noted = await db.select().from(assistantQuestions);
  expect(noted.map(({ words }) => words)).toEqual([expect.stringMatching(/halal klow/)]);
  expect(JSON.stringify(noted)).not.toMatch(/zenaida|quijano|rizal/i);
});

test("what was said is stored sealed, and deleted; urgent ones are kept for a clinician", async () => {
  const [calm, urgent] = [crypto.randomUUID(), crypto.randomUUID()];
  await ask("What are peptides?", calm);
  await ask("I have chest pain", urgent);
  const stored = async (session: string) =>
    db
      .select()
      .from(assistantConversations)
      .where(eq(assistantConversations.session, sessionDigest(ctx, session)));
  expect((await stored(urgent))[0]?.sealed).not.toContain("chest");
  await removeOldConversations(at(addMinutes(NOW, 66)));
  expect(await stored(calm)).toEqual([]);
  expect(await stored(urgent)).toHaveLength(1);
  await removeOldConversations(at(addDays(NOW, 31)));
  expect(await stored(urgent)).toEqual([]);
});

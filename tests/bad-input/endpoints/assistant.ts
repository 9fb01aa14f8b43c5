import { answerMessage } from "#app/care/assistant/commands/answer-message/answer-message.server.ts";
import { agreeToSaving } from "#app/care/assistant/commands/agree-to-saving.server.ts";
import { saveTurn } from "#app/care/assistant/commands/save-turn.server.ts";
import { ownConversations } from "#app/care/assistant/queries/own-conversations.server.ts";
import { assistantQuestions } from "#app/care/assistant/tables.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import { Memory } from "#app/platform/database/memory.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limit.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, optional, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** The first question builds the passages from the shop's texts, even if it is refused. */
const notes = ["assistant_passages"];

const sessionId = () => id(crypto.randomUUID());

/** The endpoint takes JSON as well as a form, so another encoding need not be refused. */
const asked: Prepare = () => ({
  notes,
  fields: { message: anything("What are peptides?"), sessionId: anything(crypto.randomUUID()) },
});

/** An answer to a visitor, and the id of its conversation. */
async function answered(shop: Shop, message = "What are peptides?") {
  const memory = new Memory();
  const sessionId = crypto.randomUUID();
  const said = { message, sessionId };
  const served = { ctx: shop.visitor(), limiter: createRateLimiter(shop.pool), memory };
  const answer = await answerMessage({ ...served, online: true }, said);
  if (!answer.ok) throw new Error(answer.reason);
  return { sessionId: secret(sessionId), answerId: secret(answer.value.answer.answerId) };
}

async function actorOf(shop: Shop, role: "customer" | "admin") {
  const address = DEMO_ACCOUNTS.find((account) => account.role === role)?.email ?? "";
  const account = await findAccount(shop.db, address);
  if (!account) throw new Error(`the demo shop has no ${role}`);
  const actor = { kind: "user", userId: account.id, email: address, roles: [role] } as const;
  return { ...shop.visitor(), actor };
}

/** A conversation saved in an account; returns the id in its page's address. */
async function saved(shop: Shop, role: "customer" | "admin" = "customer"): Promise<string> {
  const ctx = await actorOf(shop, role);
  const sessionId = crypto.randomUUID();
  const said = { message: "What are peptides?", sessionId };
  const served = { ctx, limiter: createRateLimiter(shop.pool), memory: new Memory() };
  const answer = await answerMessage({ ...served, online: true }, said);
  const turn = answer.ok ? answer.value.turns.at(-1) : undefined;
  if (!turn) throw new Error("no answer");
  await agreeToSaving(ctx);
  await saveTurn(ctx, { sessionId, turn });
  const page = { page: 1, size: 1 };
  const { conversations } = await ownConversations(ctx, ctx.actor.userId, page);
  return conversations[0]?.id ?? "";
}

/** Removes the consent, so that each call gives it. */
const agreedToNothing = async ({ pool }: Shop) => {
  await pool.query("delete from assistant_saved_turns");
  await pool.query("delete from consents where purpose = 'health_conversations'");
};

/** A question that waits for staff, whatever an earlier case published about it. */
async function unanswered(shop: Shop): Promise<string> {
  const { db, ids, now } = shop.system();
  const question = { id: ids.newId(), words: "halal klow", question: "Is Klow halal?" };
  await db.delete(assistantQuestions);
  await db.insert(assistantQuestions).values({ ...question, firstAskedAt: now, lastAskedAt: now });
  return question.id;
}

/** A conversation with a warning sign. */
async function flagged(shop: Shop): Promise<string> {
  await answered(shop, "I have chest pain");
  const { rows } = await shop.pool.query<{ id: string }>(
    "select id from assistant_conversations where level = 'emergency' and settled_at is null order by started_at desc limit 1",
  );
  return rows[0]?.id ?? "";
}

export const assistant = {
  "/health-ai": {
    GET: () => ({}),
    POST: {
      ask: () => ({
        notes,
        fields: { message: text("What are peptides?"), sessionId: sessionId() },
      }),
      agree: async (shop) => {
        await agreedToNothing(shop);
        return {
          as: "customer",
          fields: { intent: choice("agree"), agreed: choice("on"), sessionId: sessionId() },
        };
      },
    },
  },
  "/api/health-ai-saving": {
    GET: () => ({ as: "customer" }),
    POST: {
      agree: async (shop) => {
        await agreedToNothing(shop);
        return { as: "customer", fields: { sessionId: sessionId() } };
      },
    },
  },
  "/portal/health-ai": {
    GET: async (shop) => {
      await saved(shop);
      return { as: "customer", query: { page: anything("1") } };
    },
    POST: {
      agree: async (shop) => {
        await agreedToNothing(shop);
        return { as: "customer", fields: { intent: choice("agree"), agreed: choice("on") } };
      },
      stop: async (shop) => {
        await saved(shop);
        return { as: "customer", fields: { intent: choice("stop") } };
      },
    },
  },
  "/portal/health-ai/:conversationId": {
    GET: async (shop) => ({
      as: "customer",
      params: {
        conversationId: { ...secret(await saved(shop)), tempting: [await saved(shop, "admin")] },
      },
    }),
    POST: {
      delete: async (shop) => ({
        as: "customer",
        params: {
          conversationId: { ...secret(await saved(shop)), tempting: [await saved(shop, "admin")] },
        },
        fields: { intent: choice("delete") },
      }),
    },
  },
  "/api/health-ai-rating": {
    POST: {
      // The panel sends JSON, which is accepted, too.
      rate: async (shop) => ({
        notes: ["assistant_conversations"],
        fields: {
          ...(await answered(shop)),
          verdict: choice("down", "up"),
          reason: choice("wrong", "other_question", "unsafe", "unclear"),
        },
      }),
    },
  },
  "/admin/assistant/texts": {
    GET: () => ({
      as: "admin",
      notes,
      query: {
        q: anything("Glow"),
        kind: anything("article"),
        review: anything("none"),
        since: anything("new"),
        sort: anything("-saved"),
      },
    }),
  },
  "/admin/assistant/questions": {
    GET: async (shop) => ({ as: "admin", query: { after: anything(await unanswered(shop)) } }),
    POST: {
      settle: async (shop) => {
        const question = await unanswered(shop);
        return {
          as: "admin",
          query: { question: anything(question) },
          fields: { questionId: id(question), outcome: choice("answered", "declined") },
        };
      },
      publish: async (shop) => {
        const question = await unanswered(shop);
        return {
          as: "admin",
          fields: {
            intent: choice("publish"),
            questionId: id(question),
            question: text(`Is lot ${question} halal?`),
            answer: text("It has no halal certificate."),
            category: choice("product", "ordering"),
          },
        };
      },
    },
  },
  "/admin/assistant/conversations": {
    // Reading a conversation is recorded.
    GET: async (shop) => ({
      as: "admin",
      query: { after: anything(await flagged(shop)) },
      changes: true,
    }),
    POST: {
      settle: async (shop) => {
        const conversation = await flagged(shop);
        return {
          as: "admin",
          query: { conversation: anything(conversation) },
          // The page shown afterwards contains a conversation, which is recorded.
          notes: ["audit_log"],
          fields: {
            conversationId: id(conversation),
            outcome: optional(text("Nobody to call back")),
          },
        };
      },
    },
  },
  "/api/health-ai-chat": { POST: { ask: asked } },
} satisfies Some;

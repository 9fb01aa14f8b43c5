import { campaignCommands } from "#app/reach/campaigns/commands/campaign.server.ts";
import { makeCampaign } from "#app/reach/campaigns/factories.ts";
import { findCampaign } from "#app/reach/campaigns/queries/find-campaign.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishDocument } from "#app/running/content/commands/publish-document.server.ts";
import { saveArticle } from "#app/running/content/commands/save-article.server.ts";
import { saveFaqEntry } from "#app/running/content/commands/save-faq-entry.server.ts";
import { newArticle } from "#app/running/content/factories.ts";
import { answerReview } from "#app/reach/reviews/commands/answer-review.server.ts";
import { decideReview } from "#app/reach/reviews/commands/decide-review.server.ts";
import { writeReview } from "#app/reach/reviews/commands/write-review.server.ts";
import { deliveredOrder } from "#app/reach/reviews/factories.ts";
import { saveWording } from "#app/running/mailing/commands/save-wording.server.ts";
import { wordingOf } from "#app/running/mailing/queries/wordings.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { saveApprovalRule } from "#app/office/api/commands/save-approval-rule.server.ts";
import { savedReplyCommands } from "#app/reach/support/commands/saved-reply.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { next, value, type UndoCase } from "./undo-case.fixture.ts";

const question = { category: "ordering", position: 1, answer: "Yes.", live: "none" } as const;

const rule = { operation: "orders.tag", keyId: null, belowAmount: null };

const title = { place: "title", pattern: "An answer to your review" } as const;

const versionOf = async ({ db }: Ctx) => (await wordingOf(db, "review-answered"))?.version ?? 0;

const word = (ctx: Ctx, own: string, after: number) =>
  saveWording(ctx, {
    kind: "review-answered",
    wordings: [{ ...title, own }],
    slots: [title],
    known: [],
    after,
  });

async function writeCampaign(ctx: Ctx, id: string, content: string) {
  const draft = await findCampaign(ctx.db, id);
  if (!draft) throw new Error("no campaign");
  return campaignCommands.save(ctx, { ...draft, content }, { id, version: draft.version });
}

export const wordsCases: readonly UndoCase[] = [
  {
    name: "a draft of a campaign",
    type: "campaign",
    make: async (ctx) => (await makeCampaign(ctx)).id,
    change: (ctx, id) => writeCampaign(ctx, id, "Second"),
    again: (ctx, id) => writeCampaign(ctx, id, "Third"),
  },
  {
    name: "a document",
    type: "document",
    make: async (ctx) => {
      const slug = next("document");
      value(await publishDocument(ctx, { slug, title: "First", body: "First." }));
      return slug;
    },
    change: (ctx, slug) => publishDocument(ctx, { slug, title: "Second", body: "Second." }),
    again: (ctx, slug) => publishDocument(ctx, { slug, title: "Third", body: "Third." }),
  },
  {
    name: "a saved reply",
    type: "saved_reply",
    mayNot: "fulfilment",
    make: async (ctx) =>
      value(await savedReplyCommands.save(ctx, { title: next("Reply"), body: "One." })).id,
    change: (ctx, id) =>
      savedReplyCommands.save(ctx, { title: `Two ${id}`, body: "Two." }, { id, version: 1 }),
    again: (ctx, id) =>
      savedReplyCommands.save(ctx, { title: `Three ${id}`, body: "Three." }, { id, version: 2 }),
  },
  {
    name: "an approval rule",
    type: "approval_rule",
    mayNot: "manager",
    make: async (ctx) => value(await saveApprovalRule(ctx, { ...rule, perDay: 1 })).id,
    change: (ctx, id) => saveApprovalRule(ctx, { ...rule, perDay: 2 }, { id, version: 1 }),
    again: (ctx, id) => saveApprovalRule(ctx, { ...rule, perDay: 3 }, { id, version: 2 }),
  },
  {
    name: "a question",
    type: "faq",
    make: async (ctx) => {
      const entry = { ...question, slug: `q-${next()}`, question: "One?", isShown: true };
      return value(await saveFaqEntry(ctx, entry)).slug;
    },
    change: (ctx, slug) =>
      saveFaqEntry(ctx, { ...question, slug, question: "Two?", isShown: false }, { version: 1 }),
    again: (ctx, slug) =>
      saveFaqEntry(ctx, { ...question, slug, question: "Three?", isShown: true }, { version: 2 }),
  },
  {
    name: "an article",
    type: "article",
    make: async (ctx) =>
      value(await saveArticle(ctx, newArticle({ slug: `a-${next()}` }))).articleId,
    change: (ctx, id) =>
      saveArticle(ctx, newArticle({ slug: `b-${id}`, title: "Two" }), { id, version: 1 }),
    again: (ctx, id) =>
      saveArticle(ctx, newArticle({ slug: `c-${id}`, title: "Three" }), { id, version: 2 }),
  },
  {
    name: "the answer to a review",
    type: "review",
    mayNot: "fulfilment",
    make: async (ctx) => {
      const productId = await makeProduct(ctx, { name: next("Vial"), stock: 5 });
      const orderToken = await deliveredOrder(ctx, productId);
      const said = { rating: 5, text: "It came cold and whole.", orderToken, productId };
      const { reviewId } = value(await writeReview(ctx, said));
      value(await decideReview(ctx, { reviewId, decision: "published" }));
      return reviewId;
    },
    fields: () => ["answer"],
    change: (ctx, reviewId) => answerReview(ctx, { reviewId, version: 1, answer: "Thank you." }),
    again: (ctx, reviewId) => answerReview(ctx, { reviewId, version: 2, answer: "Thanks." }),
  },
  {
    name: "the words of a mail",
    type: "mail_wording",
    make: async (ctx) => {
      const newest = await wordingOf(ctx.db, "review-answered");
      value(await word(ctx, "One", newest?.version ?? 0));
      return "review-answered";
    },
    change: async (ctx) => word(ctx, "Two", await versionOf(ctx)),
    again: async (ctx) => word(ctx, "Three", await versionOf(ctx)),
  },
  {
    name: "settings",
    type: "settings",
    make: async (ctx) => {
      value(await saveSettings(ctx, { address: "Cebu", phone_number: "1" }));
      return "general";
    },
    change: (ctx) => saveSettings(ctx, { address: "Davao" }),
    again: (ctx) => saveSettings(ctx, { address: "Baguio" }),
  },
];

import { addMinutes } from "#app/lib/dates.ts";
import { publishArticle } from "#app/running/content/commands/publish-article.server.ts";
import { publishDocument } from "#app/running/content/commands/publish-document.server.ts";
import { saveArticle } from "#app/running/content/commands/save-article.server.ts";
import { saveFaqEntry } from "#app/running/content/commands/save-faq-entry.server.ts";
import { articles, documents, faqVersions } from "#app/running/content/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { starterArticles } from "./articles/starter-articles.ts";
import { starterDocuments } from "./documents/starter-documents.ts";
import { done } from "./done.ts";
import { starterFaq } from "./faq/starter-faq.ts";

/**
 * Adds the missing starter texts: documents one by one, questions and articles only if the shop has
 * none. Texts that staff wrote, hid or removed stay as they are.
 */
export async function seedTexts(ctx: Ctx, { demo }: { demo: boolean }): Promise<void> {
  const known = await ctx.db.selectDistinct({ slug: documents.slug }).from(documents);
  for (const { slug, title, body } of starterDocuments) {
    if (known.some((document) => document.slug === slug)) continue;
    done(await publishDocument(ctx, { slug, title, body }));
  }
  if ((await ctx.db.$count(faqVersions)) === 0) {
    for (const entry of starterFaq) done(await saveFaqEntry(ctx, entry));
  }
  if ((await ctx.db.$count(articles)) === 0) await seedArticles(ctx, demo);
}

/** Outside demo mode, articles wait for a clinician's review, as publishing requires it. */
async function seedArticles(ctx: Ctx, demo: boolean): Promise<void> {
  for (const [index, article] of starterArticles.entries()) {
    // Articles are a minute apart, since lists show the newest first. None is later than now.
    const at = { ...ctx, now: addMinutes(ctx.now, index - starterArticles.length) };
    const { articleId, version } = done(await saveArticle(at, article));
    if (demo) done(await publishArticle(at, { articleId, version, demo }));
  }
}

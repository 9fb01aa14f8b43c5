import { formatDate } from "#app/lib/dates.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { fillShopWords, shopWords } from "#app/modules/settings/views/shop-words.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { currentDocument } from "../queries.server.ts";
import type { DocumentSlug } from "../rules/document-list.ts";
import { livingLinks } from "../rules/living-links.ts";
import type { LegalText } from "../rules/markdown-nodes.ts";
import { livingArticles } from "./articles.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";

/** The text in force as a page shows it, its date in Manila's calendar; undefined without one. */
export async function showDocument(ctx: Ctx, slug: DocumentSlug): Promise<LegalText | undefined> {
  const [stored, articles, settings] = await Promise.all([
    currentDocument(ctx.db, slug, ctx.now),
    livingArticles(ctx.db),
    loadSettings(ctx.db),
  ]);
  if (!stored) return undefined;
  const { title, version, publishedAt, body } = stored;
  const blocks = livingLinks(readMarkdown(fillShopWords(body, shopWords(settings))), articles);
  return { title, version, since: formatDate(publishedAt), blocks };
}

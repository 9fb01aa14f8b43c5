import { formatDate } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { fillShopWords, shopWords } from "#app/running/settings/views/shop-words.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { currentDocument } from "./documents.server.ts";
import type { DocumentSlug } from "../views/document-list.ts";
import { unlinkArticles } from "../views/unlink-articles.ts";
import type { LegalText } from "../views/markdown-nodes.ts";
import { publishedAddresses } from "./articles.server.ts";
import { readMarkdown } from "./read-markdown.server.ts";

/**
 * The text in force, ready for display, with its date in Manila time; undefined if there is none.
 */
export async function showDocument(ctx: Ctx, slug: DocumentSlug): Promise<LegalText | undefined> {
  const [stored, articles, settings] = await Promise.all([
    currentDocument(ctx.db, slug, ctx.now),
    publishedAddresses(ctx.db),
    loadSettings(ctx.db),
  ]);
  if (!stored) return undefined;
  const { title, version, publishedAt, body } = stored;
  const blocks = unlinkArticles(readMarkdown(fillShopWords(body, shopWords(settings))), articles);
  return { title, version, since: formatDate(publishedAt), blocks };
}

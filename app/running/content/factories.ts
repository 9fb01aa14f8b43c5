import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { publishDocument } from "./commands/publish-document.server.ts";
import type { ArticleInput } from "./input.ts";

/** For tests: orders refer to these texts, so a shop cannot sell without them. */
export async function publishLegalTexts(ctx: Ctx): Promise<void> {
  for (const slug of ["terms", "privacy"]) {
    const published = await publishDocument(ctx, { slug, title: slug, body: "text" });
    if (!published.ok) throw new Error(`${slug}: ${published.reason}`);
  }
}

/** For tests: an article as staff would type it. */
export function newArticle(own: Partial<ArticleInput> = {}): ArticleInput {
  return {
    slug: "keeping-it-cold",
    title: "Keeping it cold",
    summary: "What cold means.",
    category: "safety-guidelines",
    body: "Keep it cold [1].",
    author: "The team",
    sources: [{ title: "A label", url: "https://example.com/label" }],
    products: ["nad-plus"],
    picture: null,
    ...own,
  };
}

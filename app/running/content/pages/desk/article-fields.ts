import type { EditField, Texts } from "#app/lib/edit.ts";
import type { ArticleInput } from "../../input.ts";
import { ARTICLE_CATEGORIES } from "../../views/article-terms.ts";
import { READING_PICTURES } from "../../views/reading-pictures.ts";
import { writeSources } from "../../rules/source-lines.ts";
import { contentAdminMessages as say } from "../../texts/staff.ts";

/** The empty choice means no picture. */
export const ARTICLE_PICTURES = { "": say.field.noPicture, ...READING_PICTURES };

export const articleFields: readonly EditField[] = [
  { name: "title", label: say.field.title },
  { name: "slug", label: say.field.slug },
  { name: "category", label: say.field.category, words: ARTICLE_CATEGORIES },
  { name: "summary", label: say.field.summary, kind: "long" },
  { name: "body", label: say.field.body, kind: "long" },
  { name: "sources", label: say.field.sources, kind: "long" },
  { name: "author", label: say.field.author },
  { name: "picture", label: say.field.picture, words: ARTICLE_PICTURES },
  { name: "products", label: say.field.products },
];

export function articleTexts(version: ArticleInput): Texts {
  const { slug, title, summary, category, body, author, sources, products, picture } = version;
  return {
    slug,
    title,
    summary,
    category,
    body,
    author,
    sources: writeSources(sources),
    picture: picture ?? "",
    products: products.join(", "),
  };
}

/** The intents of the forms beside an article's text; all others are about the text. */
const STEPS = ["publish-version", "unpublish", "review"];

export function isStep(intent: string | undefined): boolean {
  return intent !== undefined && STEPS.includes(intent);
}

import { href } from "react-router";

export type PassageKind = "article" | "question" | "product";

/** A piece of a published text, with its place. */
export type Passage = {
  kind: PassageKind;
  title: string;
  url: string;
  names: string;
  body: string;
};

type ArticleText = {
  slug: string;
  title: string;
  summary: string;
  category: string;
  body: string;
};
type QuestionText = { slug: string; question: string; answer: string };
type ProductText = {
  slug: string;
  name: string;
  keywords: string;
  shortDescription: string;
  description: string;
  benefits: readonly string[];
  howItWorks: string;
  usage: string;
  storage: string;
  contraindications: readonly string[];
  interactions: readonly string[];
  safetyText: string;
};

/** A longer piece answers more than one question. */
const LONGEST = 700;

export function passagesOfArticle(article: ArticleText): Passage[] {
  const about = {
    kind: "article",
    title: article.title,
    url: href("/learn/:slug", { slug: article.slug }),
  } as const;
  const topic = article.category.replaceAll("-", " ");
  const parts = article.body.split(/^(?=#{2,3} )/m).flatMap((part) => {
    const heading = /^#{2,3} (.+)$/m.exec(part)?.[1] ?? "";
    return inPieces(plainText(part.replace(/^#{2,3} .+$/m, ""))).map((body) => ({
      ...about,
      names: `${heading} ${topic}`.trim(),
      body,
    }));
  });
  return [{ ...about, names: topic, body: plainText(article.summary) }, ...parts];
}

export function passageOfQuestion({ slug, question, answer }: QuestionText): Passage {
  return {
    kind: "question",
    title: question,
    url: `${href("/faq")}#${slug}`,
    names: "",
    body: plainText(answer),
  };
}

export function passagesOfProduct(product: ProductText): Passage[] {
  const about = {
    kind: "product",
    title: product.name,
    url: href("/product/:id", { id: product.slug }),
  } as const;
  const parts: [names: string, text: string][] = [
    ["what is about", `${product.shortDescription}\n\n${product.description}`],
    ["benefits studied for", asSentences(product.benefits)],
    ["how it works mechanism", product.howItWorks],
    ["usage use inject sites", product.usage],
    ["storage store fridge keep", product.storage],
    ["who should not contraindications conditions", asSentences(product.contraindications)],
    ["interactions other medicines together", asSentences(product.interactions)],
    ["safety warnings side effects regulatory status approved", product.safetyText],
  ];
  return parts.flatMap(([names, text]) =>
    inPieces(plainText(text)).map((body) => ({
      ...about,
      names: `${product.keywords} ${names}`,
      body,
    })),
  );
}

const asSentences = (lines: readonly string[]) =>
  lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");

/** Removes Markdown and the numbers of sources. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/(?:\[\d+\])+/g, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/^\s*>\s?/gm, "")
    .replaceAll(/^\s*(?:[-*]|\d+\.) +/gm, "")
    .replaceAll(/ +([.,;:])/g, "$1")
    .trim();
}

/** Splits into whole paragraphs, joined up to the length of one answer. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const plain = paragraph.replaceAll(/\s*\n\s*/g, " ").trim();
    const last = pieces.at(-1);
    if (plain === "") continue;
    if (last !== undefined && last.length + plain.length < LONGEST) {
      pieces[pieces.length - 1] = `${last} ${plain}`;
    } else pieces.push(plain);
  }
  return pieces;
}

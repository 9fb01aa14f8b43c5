import { href } from "react-router";

export type PassageKind = "article" | "question" | "product" | "policy";

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
  category: string;
  body: string;
};
type PolicyText = { title: string; url: string; body: string };
type QuestionText = {
  slug: string;
  question: string;
  answer: string;
  /** The words in which shoppers asked it. */
  askedAs?: readonly string[];
};
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

/** The parts of a product's page, in the words by which they are found. */
export const PRODUCT_PARTS = {
  about: "what is about",
  benefits: "benefits studied for",
  works: "how it works mechanism",
  usage: "usage use inject sites",
  storage: "storage store fridge keep",
  notFor: "who should not contraindications conditions",
  interactions: "interactions other medicines together",
  safety: "safety warnings side effects regulatory status approved",
} as const;

/** A longer piece answers more than one question. */
const LONGEST = 700;

/** A summary is a teaser, so it answers nothing. */
export function passagesOfArticle({ slug, title, category, body }: ArticleText): Passage[] {
  const about = { kind: "article", title, url: href("/learn/:slug", { slug }) } as const;
  const topic = category.replaceAll("-", " ");
  return bySection(body).map(({ heading, text }) => ({
    ...about,
    names: `${heading} ${topic}`.trim(),
    body: text,
  }));
}

export const passagesOfPolicy = ({ title, url, body }: PolicyText): Passage[] =>
  bySection(body).map(({ heading, text }) => ({
    kind: "policy",
    title,
    url,
    names: heading,
    body: text,
  }));

const bySection = (markdown: string) =>
  markdown.split(/^(?=#{2,3} )/m).flatMap((part) => {
    const heading = /^#{2,3} (.+)$/m.exec(part)?.[1] ?? "";
    const texts = inPieces(plainText(part.replace(/^#{2,3} .+$/m, "")));
    return texts.map((text) => ({ heading, text }));
  });

export function passageOfQuestion(text: QuestionText): Passage {
  const { slug, question, answer, askedAs = [] } = text;
  return {
    kind: "question",
    title: question,
    url: `${href("/faq")}#${slug}`,
    names: askedAs.join("; "),
    body: plainText(answer.replaceAll(POINTER, "")),
  };
}

/** "Read more in [the article](…).": it leads elsewhere and answers nothing. */
const POINTER = /(?<=^|[.!?] )(?:Read|See|Learn) [^.]*\]\([^)]*\)[^.]*\.(?: |$)/g;

export function passagesOfProduct(product: ProductText): Passage[] {
  const about = {
    kind: "product",
    title: product.name,
    url: href("/product/:id", { id: product.slug }),
  } as const;
  const parts: [names: string, text: string][] = [
    [PRODUCT_PARTS.about, product.description || product.shortDescription],
    [PRODUCT_PARTS.benefits, asSentences(product.benefits)],
    [PRODUCT_PARTS.works, product.howItWorks],
    [PRODUCT_PARTS.usage, product.usage],
    [PRODUCT_PARTS.storage, product.storage],
    [PRODUCT_PARTS.notFor, asSentences(product.contraindications)],
    [PRODUCT_PARTS.interactions, asSentences(product.interactions)],
    [PRODUCT_PARTS.safety, product.safetyText],
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

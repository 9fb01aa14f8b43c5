import { href } from "react-router";
import { wordsOf } from "../rules/asked-words.ts";
import { isGrounded, sentencesOf } from "../rules/guard-answer.ts";
import { PRODUCT_PARTS } from "../rules/passage.ts";
import { productAnswers as say, shopAnswers } from "../texts/shopper-skills.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";
import type { Question } from "./skill.ts";

/** None, or what is asked of a product and can be asked of a compound that is only a part of one. */
const OF_PART: ReadonlySet<string> = new Set(
  ",price,price per mg,sizes,stock,products,what it is,what it is for,how it works,contents,form,regulators,registration status".split(
    ",",
  ),
);

const MOST_SENTENCES = 2;
const LIST = { title: shopAnswers.links.products, url: href("/products") };

type AskedPart = Pick<Question, "message" | "texts" | "products">;

/** "Do you have BPC-157?": the blends that it is a part of, and what their pages say about it. */
export function aboutPart(
  kind: string,
  { message, texts, products }: AskedPart,
): SkillAnswer | undefined {
  if (products.length > 0 || !OF_PART.has(kind)) return undefined;
  const part = partOfBlends(message, texts);
  if (!part) return undefined;
  // Benefits are headlines, which the sentences about it say in full.
  const read = texts.filter(
    ({ kind: of, title, names }) =>
      of === "product" && part.blends.includes(title) && !names.endsWith(PRODUCT_PARTS.benefits),
  );
  const told = read.flatMap(({ title, url, body }) =>
    sentencesOf(body)
      .filter((sentence) => sentence.startsWith(`${part.name} `) && isGrounded(sentence, [body]))
      .map((sentence) => ({ sentence, link: { title: shopAnswers.links.product(title), url } })),
  );
  const bySentence = new Map(told.map((one) => [one.sentence, one.link]));
  const chosen = [...bySentence].slice(0, MOST_SENTENCES);
  return {
    text: [say.inBlends(part.name, part.blends), ...chosen.map(([sentence]) => sentence)].join(" "),
    links: [...new Map(chosen.map(([, link]) => [link.url, link])).values(), LIST],
  };
}

/** A compound that a message names, and the blends that it is a part of. */
function partOfBlends(message: string, texts: Question["texts"]) {
  const blends = texts.flatMap(({ kind, title, body }) => {
    const [, parts = ""] = (kind === "product" && /\bis a blend of ([^.]+)/.exec(body)) || [];
    return parts.match(/\b[A-Z]{2,4}(?:-\d+)?\b(?!-)/g)?.map((name) => ({ name, title })) ?? [];
  });
  const asked = wordsOf(message);
  const name = blends.find((one) => asked.includes(wordsOf(one.name)[0] ?? ""))?.name;
  return name && { name, blends: blends.flatMap((one) => (one.name === name ? [one.title] : [])) };
}

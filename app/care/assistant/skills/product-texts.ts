import { href } from "react-router";
import { isGrounded, sentencesOf } from "../rules/guard-answer.ts";
import { PRODUCT_PARTS } from "../rules/passage.ts";
import { productAnswers as say, shopAnswers } from "../texts/shopper-skills.ts";
import type { SkillAnswer, Source } from "../views/skill-answer.ts";
import { quote, quotes, says, type Question, type Skill } from "./skill.ts";

type Part = keyof typeof PRODUCT_PARTS;
type Read = {
  part: Part;
  /** Only sentences with one of these words. */
  pick?: RegExp;
  most?: number;
};

const learn = (slug: string) => href("/learn/:slug", { slug });
const faq = (slug: string) => `${href("/faq")}#${slug}`;

/** Sentences of a part of each named product's page, each part under the product's name. */
function readParts({ products, texts }: Question, read: Read): SkillAnswer | undefined {
  const { part, pick, most = 4 } = read;
  const told = products.flatMap(({ slug, name }) => {
    const url = href("/product/:id", { id: slug });
    const bodies = texts
      .filter((text) => text.url === url && text.names.endsWith(PRODUCT_PARTS[part]))
      .map(({ body }) => body);
    const sentences = bodies
      .flatMap(sentencesOf)
      .filter((sentence) => isGrounded(sentence, bodies) && (!pick || pick.test(sentence)))
      .slice(0, most);
    if (sentences.length === 0) return [];
    const link: Source = { title: shopAnswers.links.product(name), url };
    return [{ text: say.from(name, sentences.join(" ")), link }];
  });
  if (told.length === 0) return undefined;
  return {
    text: told.map(({ text }) => text).join("\n\n"),
    links: told.map(({ link }) => link),
  };
}

type General = Parameters<typeof quote>[1];

/**
 * A part of the page of the named product, or a text about all products, and perhaps a sentence
 * after it.
 */
const reads = (
  id: string,
  asks: string,
  read: Read | undefined,
  general?: General,
  ending?: string,
): Skill => ({
  id,
  asks,
  answer: (question) => {
    const found =
      (read && question.products.length > 0 ? readParts(question, read) : undefined) ??
      (general && quote(question.texts, general));
    return found && { ...found, text: [found.text, ...(ending ? [ending] : [])].join(" ") };
  },
});

const WARNING_SIGNS: Source = {
  title: shopAnswers.links.warningSigns,
  url: learn("warning-signs-stop-and-get-help"),
};
const COLD = "keeping-injections-cold";
const GLP1 = "how-glp-1-medicines-work";
export const productTextSkills: readonly Skill[] = [
  reads("what it is", "product meaning + help", { part: "about", most: 3 }),
  { ...reads("a product", "product", { part: "about", most: 3 }), isAlone: true },
  reads(
    "what it is for",
    "purpose product, weight product, skin product, aging product + purpose meaning product results",
    { part: "benefits", most: 3 },
  ),
  reads("how it works", "purpose how_to product", { part: "works", most: 3 }),
  reads("contents", "content product + content vial product meaning", { part: "about", most: 3 }),
  reads(
    "side effects",
    "effects, mild product + product normal meaning purpose",
    { part: "safety", pick: /effect|warns|risk|harm|reaction|nausea/i },
    { url: learn(GLP1), heading: "What people feel" },
  ),
  reads(
    "mild effects",
    "mild + normal glp product",
    { part: "safety", pick: /effect/i, most: 2 },
    { url: learn(GLP1), heading: "What people feel", most: 2 },
    say.selfCare,
  ),
  says("injection site", "site + normal how_to", say.site, WARNING_SIGNS),
  reads(
    "who should not use it",
    "not_for, men + product",
    { part: "notFor", most: 6 },
    { url: faq("who-should-not-use-these-products") },
  ),
  quotes("warning signs", "warning + effects product meaning", {
    url: faq("what-are-the-warning-signs"),
  }),
  quotes("doctor first", "see_first + doctor not_for", {
    url: learn("who-should-see-a-doctor-first"),
    heading: "Do not use them",
  }),
  quotes("safe use", "safely + how_to effects", { url: faq("who-should-not-use-these-products") }),
  reads(
    "other medicines",
    "together, alcohol + product two_products compare not_for",
    { part: "interactions" },
    { url: learn(GLP1), heading: "How they affect" },
  ),
  reads(
    "storage",
    "keep + product vial cold unmixed",
    { part: "storage", most: 3 },
    { url: faq("how-do-i-store-it") },
  ),
  reads(
    "after mixing",
    "mixed duration, mixed keep, mixed expiry + mixed product duration vial keep",
    { part: "storage", pick: /puncture|discard/i },
    { url: learn(COLD), heading: "After the first puncture", most: 3 },
  ),
  reads(
    "travel",
    "travel + product keep vial cold",
    { part: "storage", most: 3 },
    { url: learn(COLD), heading: "Why this does not apply", most: 3 },
  ),
  reads("left out", "left_out, warm keep + keep duration normal product vial", undefined, {
    url: learn(COLD),
    heading: "Why this does not apply",
    most: 3,
  }),
  reads("frozen", "frozen + vial product keep broken", undefined, {
    url: learn(COLD),
    heading: "When a parcel arrives warm",
  }),
  {
    id: "missed dose",
    asks: "missed + product normal how_to",
    answer: ({ texts, products }) =>
      quote(texts, {
        url: learn("how-label-steps-work"),
        heading: "A missed week",
        pick: new RegExp([...products.map(({ name }) => name), "Never take two"].join("|"), "i"),
      }),
  },
  reads(
    "how to inject",
    "how_to, hurts, mixed + product vial",
    { part: "usage", pick: /show you|clinician/i, most: 3 },
    {
      url: learn("why-we-give-no-mixing-volumes"),
      heading: "Who can show you",
    },
  ),
  reads(
    "results",
    "results, course, purpose duration product + product duration purpose",
    undefined,
    {
      url: faq("how-long-does-a-plan-take"),
    },
  ),
  quotes("stopping", "stopping + weight product", {
    url: learn(GLP1),
    heading: "When you stop",
  }),
  reads(
    "food and exercise",
    "food, exercise + product glp",
    undefined,
    {
      url: learn(GLP1),
      heading: "What they do",
      pick: /exercise/i,
    },
    say.selfCare,
  ),
  {
    id: "how a vial looks",
    asks: "cloudy, powder + vial normal mixed",
    answer: () => ({
      text: say.appearance,
      links: [{ title: shopAnswers.links.contact, url: href("/contact") }],
    }),
  },
];

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
const reads = (id: string, read: Read | undefined, general?: General, ending?: string): Skill => ({
  id,
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
  reads("what it is", { part: "about", most: 3 }),
  reads("what it is for", { part: "benefits", most: 3 }),
  reads("how it works", { part: "works", most: 3 }),
  reads("contents", { part: "about", most: 3 }),
  reads(
    "side effects",
    { part: "safety", pick: /effect|warns|risk|\bharm|reaction|nausea/i },
    { url: learn(GLP1), heading: "What people feel" },
  ),
  reads(
    "mild effects",
    { part: "safety", pick: /effect/i, most: 2 },
    { url: learn(GLP1), heading: "What people feel", most: 2 },
    say.selfCare,
  ),
  says("injection site", say.site, WARNING_SIGNS),
  reads(
    "who should not use it",
    { part: "notFor", most: 6 },
    { url: faq("who-should-not-use-these-products") },
  ),
  quotes("warning signs", {
    url: faq("what-are-the-warning-signs"),
  }),
  quotes("doctor first", {
    url: learn("who-should-see-a-doctor-first"),
    heading: "Do not use them",
  }),
  quotes("safe use", { url: faq("who-should-not-use-these-products") }),
  reads(
    "other medicines",
    { part: "interactions" },
    { url: learn(GLP1), heading: "How they affect" },
  ),
  reads("storage", { part: "storage", most: 3 }, { url: faq("how-do-i-store-it") }),
  reads(
    "after mixing",
    { part: "storage", pick: /puncture|discard/i },
    { url: learn(COLD), heading: "After the first puncture", most: 3 },
  ),
  reads("travel", undefined, { url: learn(COLD), heading: "On a trip", most: 5 }),
  reads("left out", undefined, {
    url: learn(COLD),
    heading: "Why this does not apply",
    pick: /vial/i,
  }),
  reads("frozen", undefined, {
    url: learn(COLD),
    heading: "When a parcel arrives warm",
  }),
  {
    id: "missed dose",
    answer: ({ texts, products }) =>
      quote(texts, {
        url: learn("how-label-steps-work"),
        heading: "A missed week",
        pick: new RegExp([...products.map(({ name }) => name), "Never take two"].join("|"), "i"),
      }),
  },
  reads(
    "how to inject",
    { part: "usage", pick: /show you|clinician/i, most: 3 },
    {
      url: learn("why-we-give-no-mixing-volumes"),
      heading: "Who can show you",
    },
  ),
  reads("results", undefined, {
    url: faq("how-long-does-a-plan-take"),
  }),
  quotes("stopping", {
    url: learn(GLP1),
    heading: "When you stop",
  }),
  reads(
    "food and exercise",
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
    answer: () => ({
      text: say.appearance,
      links: [{ title: shopAnswers.links.contact, url: href("/contact") }],
    }),
  },
];

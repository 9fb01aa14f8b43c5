import { href } from "react-router";
import { isGrounded, sentencesOf } from "../rules/guard-answer.ts";
import { PRODUCT_PARTS } from "../rules/passage.ts";
import { productAnswers as say, shopAnswers } from "../texts/shopper-skills.ts";
import type { SkillAnswer, Source } from "../views/skill-answer.ts";
import { nameIn, quote, quotes, says, type Question, type Skill } from "./skill.ts";

type Part = keyof typeof PRODUCT_PARTS;
type Read = {
  parts: readonly Part[];
  /** Only sentences with one of these words. */
  pick?: RegExp;
  most?: number;
};

const learn = (slug: string) => href("/learn/:slug", { slug });
const faq = (slug: string) => `${href("/faq")}#${slug}`;

/** Sentences of a part of each named product's page, each part under the product's name. */
function readParts({ products, texts }: Question, read: Read): SkillAnswer | undefined {
  const { parts, pick, most = 4 } = read;
  const told = products.flatMap(({ slug, name }) => {
    const url = href("/product/:id", { id: slug });
    const bodies = parts.flatMap((part) =>
      texts
        .filter((text) => text.url === url && text.names.endsWith(PRODUCT_PARTS[part]))
        .map(({ body }) => body),
    );
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

/** `ofNamed`: not for a product that the text never names. */
type General = Parameters<typeof quote>[1] & { ofNamed?: boolean };

const isAbout = ({ url, ofNamed }: General, { products, texts }: Question) =>
  !ofNamed ||
  products.length === 0 ||
  products.some((product) => {
    const name = new RegExp(nameIn(product), "i");
    return texts.some((text) => text.url === url && name.test(text.body));
  });

/**
 * A part of the page of the named product, or a text about all products, and perhaps a sentence
 * after it.
 */
const reads = (id: string, read: Read | undefined, general?: General, ending?: string): Skill => ({
  id,
  answer: (question) => {
    const found =
      (read && question.products.length > 0 ? readParts(question, read) : undefined) ??
      (general && isAbout(general, question) ? quote(question.texts, general) : undefined);
    return found && { ...found, text: [found.text, ...(ending ? [ending] : [])].join(" ") };
  },
});

/**
 * The sentences of a text about all products that are about the named one, or have these words, and
 * a text after them.
 */
const ofNamed = (id: string, text: General, also: string, after?: General): Skill => ({
  id,
  answer: (question) => {
    const { products } = question;
    const pick = new RegExp([...products.map(nameIn), also].join("|"), "iu");
    const own = products.length === 0 ? text : { ...text, pick };
    return quotes(id, own, ...(after ? [after] : [])).answer(question);
  },
});

const WARNING_SIGNS: Source = {
  title: shopAnswers.links.warningSigns,
  url: learn("warning-signs-stop-and-get-help"),
};
const COLD = "keeping-injections-cold";
const OF_VIALS = { url: learn(COLD), heading: "Why this does not apply", pick: /vial/i };
const GLP1 = "how-glp-1-medicines-work";

export const productTextSkills: readonly Skill[] = [
  reads("what it is", { parts: ["about"], most: 3 }),
  reads("what it is for", { parts: ["benefits"], most: 3 }),
  reads("how it works", {
    parts: ["works", "about"],
    pick: /\bproven|\bshow|\bknown|\bstud|\btrial|evidence|receptor|raises|activates|needed/i,
  }),
  reads("contents", { parts: ["about"], most: 3 }),
  reads("GLP-1", { parts: ["about"], most: 3 }, { url: learn(GLP1), heading: "What they do" }),
  reads(
    "side effects",
    { parts: ["safety"], pick: /effect|warns|risk|\bharm|reaction|nausea|reported/i, most: 5 },
    { url: learn(GLP1), heading: "What people feel", ofNamed: true },
  ),
  reads(
    "mild effects",
    { parts: ["safety"], pick: /effect/i, most: 2 },
    { url: learn(GLP1), heading: "What people feel", most: 2, ofNamed: true },
    say.selfCare,
  ),
  says("injection site", say.site, WARNING_SIGNS),
  reads(
    "who should not use it",
    { parts: ["notFor"], most: 6 },
    { url: faq("who-should-not-use-these-products") },
  ),
  quotes("warning signs", { url: faq("what-are-the-warning-signs") }),
  quotes("doctor first", {
    url: learn("who-should-see-a-doctor-first"),
    heading: "Do not use them",
  }),
  reads(
    "regulators",
    {
      parts: ["safety", "about"],
      pick: /\b(?:FDA|Swissmedic|Fimea|Tukes|GPhC|Health Canada|regulators?|authorit\w+|approved)\b/i,
      most: 5,
    },
    { url: faq("are-the-products-approved-medicines") },
  ),
  reads("safe use", { parts: ["safety"] }, { url: faq("who-should-not-use-these-products") }),
  reads(
    "other medicines",
    { parts: ["interactions"] },
    { url: learn(GLP1), heading: "How they affect", ofNamed: true },
  ),
  reads("storage", { parts: ["storage"], most: 3 }, { url: faq("how-do-i-store-it") }),
  reads(
    "after mixing",
    { parts: ["storage"], pick: /puncture|discard/i },
    { url: learn(COLD), heading: "After the first puncture", most: 3 },
  ),
  reads("travel", undefined, { url: learn(COLD), heading: "On a trip", most: 5 }),
  reads("left out", undefined, OF_VIALS),
  quotes("power cut", { url: learn(COLD), heading: "At home" }),
  ofNamed("pens", { url: learn(COLD), heading: "What the labels" }, "Keep them", OF_VIALS),
  says("used needles", say.usedNeedles),
  reads(
    "frozen",
    undefined,
    { url: learn(COLD), heading: "When a parcel arrives warm" },
    say.neverFreeze,
  ),
  ofNamed(
    "missed dose",
    { url: learn("how-label-steps-work"), heading: "A missed week" },
    "Never take two",
  ),
  reads(
    "how to inject",
    { parts: ["usage"], pick: /show you|clinician/i, most: 3 },
    { url: learn("why-we-give-no-mixing-volumes"), heading: "Who can show you" },
  ),
  ofNamed(
    "stopping",
    { url: learn(GLP1), heading: "When you stop" },
    "You may stop|clinician first",
  ),
  reads(
    "food and exercise",
    undefined,
    { url: learn(GLP1), heading: "What they do", pick: /exercise/i, ofNamed: true },
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

import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { stockState } from "#app/goods/catalog/rules/stock-state.ts";
import { statusTexts } from "#app/goods/catalog/texts/shopper-product.ts";
import { sentencesOf } from "../rules/guard-answer.ts";
import { productAnswers as say } from "../texts/shopper-skills.ts";
import { productFacts, type ProductFacts } from "./product-facts.server.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";
import { quote, type Question, type Skill } from "./skill.ts";

/** A fact about each product that the question names; undefined if it names none. */
export async function tell(
  question: Question,
  fact: (product: ProductFacts) => string,
): Promise<SkillAnswer | undefined> {
  const found = await productFacts(question);
  if (found.length === 0) return undefined;
  return { text: found.map(fact).join("\n\n"), links: found.map(({ link }) => link) };
}

export const pricesOf = ({ name, forms }: ProductFacts, isFilipino = false): string => {
  const [only] = forms;
  if (forms.length === 1 && only) {
    const words = isFilipino ? say.costsInFilipino : say.costs;
    return words(name, formatMoney(only.price));
  }
  return (isFilipino ? say.costsInSizesInFilipino : say.costsInSizes)(
    name,
    forms.map(({ size, price }) => [size, formatMoney(price)]),
  );
};

export function stockOf({ name, forms }: ProductFacts): string {
  const out = forms.filter(({ available }) => stockState(available).kind === "out");
  if (out.length === forms.length) return say.soldOut(name);
  const [only] = forms;
  const state = stockState(only?.available);
  const some =
    out.length > 0
      ? ` ${say.someSoldOut(
          name,
          out.map(({ size }) => size),
        )}`
      : "";
  if (forms.length === 1 && state.kind === "low") return say.fewLeft(name, state.left);
  return `${say.inStock(name)}${some}`;
}

/** What authorities warned of, by the product's page. */
export const warningsOf = ({ texts }: Question, { link }: ProductFacts): string[] =>
  texts
    .filter(({ url }) => url === link.url)
    .flatMap(({ body }) => sentencesOf(body))
    .filter((one) => /regulators?|authorit/.test(one) && /\bwarn/.test(one))
    .slice(0, 1);

/** The price of such a product stands beside what authorities say about it. */
export const withWarning = (question: Question, product: ProductFacts, text: string): string =>
  [text, ...warningsOf(question, product)].join(" ");

const status: Skill = {
  id: "registration status",
  answer: (question) =>
    tell(question, (product) => {
      const { name, regulatoryStatus, registrationNo } = product;
      return [
        say.status(name, statusTexts[regulatoryStatus]),
        ...(registrationNo ? [say.registrationNo(name, registrationNo)] : []),
        ...warningsOf(question, product),
        say.checkStatus,
      ].join(" ");
    }),
};

/** "Do I need a doctor for Glow?" and "How do I get an approval?" have one answer. */
const clearance = (id: string): Skill => ({
  id,
  async answer(question) {
    const told = await tell(question, ({ name, clearance: needed }) => say.clearance[needed](name));
    const general = quote(question.texts, { url: `${href("/faq")}#do-i-need-a-doctor` });
    return told ?? (general && { ...general, text: `${general.text} ${say.askApproval}` });
  },
});

const compare: Skill = {
  id: "compare",
  async answer(question) {
    const told = await tell(question, (product) =>
      say.compared(
        product.name,
        [
          ...product.forms.map(({ size, price: asked }) =>
            [formatMoney(asked), size].filter(Boolean).join(" for "),
          ),
          statusTexts[product.regulatoryStatus],
          briefOf(question, product),
        ].filter(Boolean),
      ),
    );
    const links = [...comparedIn(question), ...(told?.links ?? [])];
    return told && { text: `${told.text}\n\n${say.noWinner}`, links };
  },
};

/** The article that names all of the compared products in its title. */
function comparedIn({ texts, products }: Question): SkillAnswer["links"] {
  const found = texts.find(
    ({ kind, title }) =>
      kind === "article" &&
      products.every(({ name }) => title.toLowerCase().includes(name.toLowerCase())),
  );
  return found ? [{ title: found.title, url: found.url }] : [];
}

/** The first sentence of the product's description, and what it says about the evidence. */
function briefOf({ texts }: Question, { link }: ProductFacts): string {
  const [first = "", ...others] = texts
    .filter(({ url }) => url === link.url)
    .flatMap(({ body }) => sentencesOf(body));
  const evidence = others.find((sentence) =>
    /proven|evidence|studied|trials|study/i.test(sentence),
  );
  return [first, evidence].filter(Boolean).join(" ").replace(/\.$/, "");
}

/** What most want to know of a product, for a question about it that was not understood. */
export const overview = (question: Question): Promise<SkillAnswer | undefined> =>
  tell(question, (product) =>
    [
      `${briefOf(question, product)}.`,
      pricesOf(product),
      stockOf(product),
      say.status(product.name, statusTexts[product.regulatoryStatus]),
      say.clearance[product.clearance](product.name),
    ].join(" "),
  );

export const standingSkills: readonly Skill[] = [
  status,
  clearance("prescription"),
  clearance("approval"),
  compare,
];

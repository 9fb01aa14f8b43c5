import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { stockState } from "#app/goods/catalog/rules/stock-state.ts";
import { shownRating } from "#app/goods/catalog/views/product-card.ts";
import { courseLength, monthlyPrice } from "#app/goods/catalog/views/product-texts.ts";
import { statusTexts } from "#app/goods/catalog/texts/shopper-product.ts";
import { wordsOf } from "../rules/asked-words.ts";
import { sentencesOf } from "../rules/guard-answer.ts";
import { productAnswers as say, shopAnswers } from "../texts/shopper-skills.ts";
import {
  perMgOfAll,
  pricesInOrder,
  productFacts,
  soldCategories,
  totalsOf,
  type ProductFacts,
  type SoldForm,
} from "./product-facts.server.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";
import { nameIn, quote, says, type Question, type Skill } from "./skill.ts";

const LIST = { title: shopAnswers.links.products, url: href("/products") };

/** A fact about each product that the question names; undefined if it names none. */
async function tell(
  question: Question,
  fact: (product: ProductFacts) => string,
): Promise<SkillAnswer | undefined> {
  const found = await productFacts(question);
  if (found.length === 0) return undefined;
  return { text: found.map(fact).join("\n\n"), links: found.map(({ link }) => link) };
}

const pricesOf = ({ name, forms }: ProductFacts, isFilipino = false): string => {
  const [only] = forms;
  if (forms.length === 1 && only) {
    const words = isFilipino ? say.costsInFilipino : say.costs;
    return words(name, formatMoney(only.price));
  }
  return say.costsInSizes(
    name,
    forms.map(({ size, price }) => [size, formatMoney(price)]),
  );
};

const perUnits = (forms: readonly SoldForm[]) => forms.flatMap(({ perUnit }) => perUnit ?? []);

const price: Skill = {
  id: "price",
  async answer(question) {
    const told = await tell(question, (product) => pricesOf(product, question.isFilipino));
    if (told) {
      return { ...told, text: [told.text, ...(await totalsOf(question))].join(" ") };
    }
    if (question.products.length > 0) return undefined;
    const prices = await pricesInOrder(question.db);
    if (!prices) return undefined;
    const { all, least, most } = prices;
    const text =
      all.length > 0
        ? all.map(({ name, price: asked }) => say.costs(name, formatMoney(asked))).join(" ")
        : say.priceRange(formatMoney(least.price), formatMoney(most.highest));
    return { text, links: [LIST] };
  },
};

const cheapest: Skill = {
  id: "cheapest",
  async answer(question) {
    const { db, place, message, products } = question;
    if (products.length > 1) return tell(question, (product) => pricesOf(product));
    const prices = await pricesInOrder(db);
    // "The cheapest flight to Cebu" is no product of ours.
    if (!prices || place) return undefined;
    const { least, most } = prices;
    const isMost = /(?<!\b(?:least|less|not) )(?:expensive|dear)|highest|pinakamahal|premium/i.test(
      message,
    );
    const text = isMost
      ? say.dearest(most.name, formatMoney(most.highest))
      : say.cheapest(least.name, formatMoney(least.price));
    return { text, links: [...(isMost ? [] : [least.link]), LIST] };
  },
};

const monthly: Skill = {
  id: "monthly cost",
  answer: (question) =>
    tell(question, (product) => {
      const month = monthlyPrice(product);
      const weeks = courseLength(product);
      const told = month && weeks ? say.monthly(product.name, formatMoney(month), weeks) : "";
      return [pricesOf(product), told || say.noMonthly(product.name)].join(" ");
    }),
};

/** How long a course of a product takes, and what its trials measured; or courses in general. */
const results: Skill = {
  id: "results",
  answer: async (question) => {
    const told = await tell(question, (product) => {
      const weeks = courseLength(product);
      return weeks ? say.course(product.name, weeks) : say.noMonthly(product.name);
    });
    if (!told) return quote(question.texts, { url: `${href("/faq")}#how-long-does-a-plan-take` });
    const url = href("/learn/:slug", { slug: "tirzepatide-and-semaglutide-compared" });
    const pick = new RegExp(question.products.map(nameIn).join("|"), "iu");
    const trials = quote(question.texts, { url, heading: "What the trials showed", pick });
    // A trial that compared two products says something about the other one too.
    if (!trials || namesOther(question, trials.text)) return told;
    return { text: `${trials.text} ${told.text}`, links: [...told.links, ...trials.links] };
  },
};

function namesOther({ texts, products }: Question, text: string): boolean {
  const others = texts.filter(
    ({ kind, title }) => kind === "product" && !products.some(({ name }) => name === title),
  );
  return others.some(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
}

const ratings: Skill = {
  id: "ratings",
  answer: (question) =>
    tell(question, (product) => {
      const rating = shownRating(product);
      return rating
        ? say.rated(product.name, rating.average, rating.count)
        : say.unrated(product.name);
    }),
};

const perMg: Skill = {
  id: "price per mg",
  async answer(question) {
    const told = await tell(question, (product) => {
      const per = perUnits(product.forms);
      const said = per.length > 0 ? say.perUnit(product.name, per) : say.noUnitPrice(product.name);
      return `${pricesOf(product)} ${said}`;
    });
    const text = told ? undefined : await perMgOfAll(question.db);
    return text === undefined ? told : { text, links: [LIST] };
  },
};

const sizes: Skill = {
  id: "sizes",
  answer: (question) =>
    tell(question, ({ name, forms }) => {
      const known = forms.map(({ size }) => size).filter((size) => size !== "");
      return known.length > 0 ? say.sizes(name, known) : say.noSize(name);
    }),
};

const form: Skill = {
  id: "form",
  async answer(question) {
    const found = await productFacts(question);
    const known = found.flatMap(({ name, form: is, link }) =>
      is ? [{ text: say.form[is](name), link }] : [],
    );
    if (known.length === 0) return undefined;
    return {
      text: known.map(({ text }) => text).join(" "),
      links: known.map(({ link }) => link),
    };
  },
};

const stock: Skill = {
  id: "stock",
  async answer(question) {
    const told = await tell(question, stockOf);
    if (!told || question.brand === undefined) return told;
    return { ...told, text: `${say.notBrand(question.brand)} ${told.text}` };
  },
};

function stockOf({ name, forms }: ProductFacts): string {
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

/** A compound that a message names, like "BPC-157", and the blends that it is a part of. */
function partOfBlends(message: string, texts: Question["texts"]) {
  const blends = texts.flatMap(({ kind, title, body }) => {
    const [, parts = ""] = (kind === "product" && /\bis a blend of ([^.]+)/.exec(body)) || [];
    return parts.match(/\b[A-Z]{2,4}(?:-\d+)?\b(?!-)/g)?.map((name) => ({ name, title })) ?? [];
  });
  const asked = wordsOf(message);
  const name = blends.find((one) => asked.includes(wordsOf(one.name)[0] ?? ""))?.name;
  return name && { name, blends: blends.flatMap((one) => (one.name === name ? [one.title] : [])) };
}

const assortment: Skill = {
  id: "products",
  async answer({ db, message, texts, products }) {
    if (products.length > 0) return undefined;
    const part = partOfBlends(message, texts);
    if (part) return { text: say.inBlends(part.name, part.blends), links: [LIST] };
    const names = texts.filter(({ kind }) => kind === "product").map(({ title }) => title);
    const shown = [...new Set(names)].slice(0, 12);
    if (shown.length === 0) return undefined;
    const groups = await soldCategories(db);
    const named = groups.length > 0 ? [say.categories(groups)] : [];
    return { text: [say.list(shown), ...named, say.listMore].join(" "), links: [LIST] };
  },
};

const status: Skill = {
  id: "registration status",
  answer: (question) =>
    tell(question, ({ name, regulatoryStatus, registrationNo }) =>
      [
        say.status(name, statusTexts[regulatoryStatus]),
        ...(registrationNo ? [say.registrationNo(name, registrationNo)] : []),
        say.checkStatus,
      ].join(" "),
    ),
};

const clearance: Skill = {
  id: "prescription",
  answer: async (question) =>
    (await tell(question, ({ name, clearance: needed }) => say.clearance[needed](name))) ??
    quote(question.texts, { url: `${href("/faq")}#do-i-need-a-doctor` }),
};

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

export const productSkills: readonly Skill[] = [
  price,
  cheapest,
  monthly,
  results,
  ratings,
  perMg,
  sizes,
  form,
  stock,
  assortment,
  says("restock", say.restock, LIST),
  status,
  clearance,
  compare,
];

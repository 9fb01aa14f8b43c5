import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { shownRating } from "#app/goods/catalog/views/product-card.ts";
import { courseLength, monthlyPrice } from "#app/goods/catalog/views/product-texts.ts";
import { productAnswers as say, shopAnswers } from "../texts/shopper-skills.ts";
import {
  perMgOfAll,
  pricesInOrder,
  productFacts,
  productsIn,
  soldCategories,
  totalsOf,
  type ProductFacts,
  type SoldForm,
} from "./product-facts.server.ts";
import {
  pricesOf,
  standingSkills,
  stockOf,
  tell,
  warningsOf,
  withWarning,
} from "./product-standing.server.ts";
import { nameIn, quote, type Question, type Skill } from "./skill.ts";

const LIST = { title: shopAnswers.links.products, url: href("/products") };

const perUnits = (forms: readonly SoldForm[]) => forms.flatMap(({ perUnit }) => perUnit ?? []);

const price: Skill = {
  id: "price",
  async answer(question) {
    const told = await tell(question, (product) => {
      // One answer has one language, and the warnings are in English.
      const isFilipino = question.isFilipino && warningsOf(question, product).length === 0;
      return withWarning(question, product, pricesOf(product, isFilipino));
    });
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
    const { all, least, most } = prices;
    const isMost =
      /(?<!\b(?:least|less|not) )(?:expensive|dear)|highest|pinaka-? ?mahal|premium/i.test(message);
    const text = isMost
      ? say.dearest(most.name, formatMoney(most.highest))
      : say.cheapest(least.name, formatMoney(least.price));
    const order =
      ASKS_FOR_ORDER.test(message) && all.length > 0 ? [say.inOrder(all.map(priced))] : [];
    return { text: [text, ...order].join(" "), links: [...(isMost ? [] : [least.link]), LIST] };
  },
};

const ASKS_FOR_ORDER = /\b(?:list|rank|order|range|all|to|each|lahat|tanan|amin)\b/i;

const priced = ({ name, price: asked }: { name: string; price: number }) =>
  say.priced(name, formatMoney(asked));

/** An answer is searched and copied, so that it has no word joiner. */
const weeksOf = (product: ProductFacts) => courseLength(product)?.replace("\u2060", "");

const monthly: Skill = {
  id: "monthly cost",
  answer: (question) =>
    tell(question, (product) => {
      const month = monthlyPrice(product);
      const weeks = weeksOf(product);
      const told = month && weeks ? say.monthly(product.name, formatMoney(month), weeks) : "";
      return [pricesOf(product), told || say.noMonthly(product.name)].join(" ");
    }),
};

/** How long a course of a product takes, and what its trials measured; or courses in general. */
const results: Skill = {
  id: "results",
  answer: async (question) => {
    const told = await tell(question, (product) => {
      const weeks = weeksOf(product);
      return weeks ? say.course(product.name, weeks) : say.noMonthly(product.name);
    });
    if (!told) return quote(question.texts, { url: `${href("/faq")}#how-long-does-a-plan-take` });
    const trials = trialsOf(question);
    // A trial that compared two products says something about the other one too.
    if (!trials || namesOther(question, trials.text)) return told;
    return { text: `${told.text} ${trials.text}`, links: [...told.links, ...trials.links] };
  },
};

/** What an article about the named products says that their trials showed. */
function trialsOf({ texts, products }: Question) {
  const names = new RegExp(products.map(nameIn).join("|"), "iu");
  const found = texts.find(
    (text) =>
      text.kind === "article" &&
      text.names.startsWith("What the trials") &&
      (names.test(text.title) || names.test(text.body)),
  );
  const pick = found && !names.test(found.title) ? { pick: names } : {};
  return found && quote([found], { url: found.url, heading: "What the trials", ...pick, most: 3 });
}

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
      const known = forms.filter(({ size }) => size !== "");
      if (known.length === 0) return say.noSize(name);
      return say.sizes(
        name,
        known.map(({ size, price: asked }) => [size, formatMoney(asked)]),
      );
    }),
};

const form: Skill = {
  id: "form",
  async answer(question) {
    const { db, products } = question;
    const named = products.length > 0 ? products : ((await pricesInOrder(db))?.all ?? []);
    const found = await productFacts({ db, products: named });
    const known = found.flatMap(({ name, form: is, link }) =>
      is ? [{ text: say.form[is](name), is, name, link }] : [],
    );
    if (known.length === 0) return undefined;
    if (products.length === 0) {
      const byForm = Map.groupBy(known, ({ is }) => is);
      const text = [...byForm].map(([is, all]) => say.forms[is](all.map(({ name }) => name)));
      return { text: text.join(" "), links: [LIST] };
    }
    return {
      text: known.map(({ text }) => text).join(" "),
      links: known.map(({ link }) => link),
    };
  },
};

const stock: Skill = {
  id: "stock",
  async answer(question) {
    const told = await tell(question, (product) =>
      withWarning(question, product, stockOf(product)),
    );
    if (!told || question.brand === undefined) return told;
    return { ...told, text: `${say.notBrand(question.brand)} ${told.text}` };
  },
};

const restock: Skill = {
  id: "restock",
  answer: async (question) =>
    (await stock.answer(question)) ?? { text: say.restock, links: [LIST] },
};

const assortment: Skill = {
  id: "products",
  async answer({ db, texts, products, message }) {
    if (products.length > 0) return undefined;
    const groups = await soldCategories(db);
    const asked = message.toLowerCase();
    const category = groups.find(({ name }) => asked.includes(name.toLowerCase()));
    if (category) return productsIn(db, category.slug);
    const names = texts.filter(({ kind }) => kind === "product").map(({ title }) => title);
    const prices = (await pricesInOrder(db))?.all.map(priced) ?? [];
    const shown = prices.length > 0 ? prices : [...new Set(names)].slice(0, 12);
    if (shown.length === 0) return undefined;
    const named = groups.length > 0 ? [say.categories(groups.map(({ name }) => name))] : [];
    return { text: [say.list(shown), ...named, say.listMore].join(" "), links: [LIST] };
  },
};

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
  restock,
  ...standingSkills,
];

import { href } from "react-router";
import { formatMoney } from "#app/lib/money.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { findDiscount } from "#app/selling/discounts/queries.server.ts";
import { discountState } from "#app/selling/discounts/rules/discount-state.ts";
import { isLimited } from "#app/selling/discounts/rules/scope.ts";
import { shopAnswers as say } from "../texts/shopper-skills.ts";
import { talkAnswers as talk } from "../texts/shopper-talk.ts";
import { aboutPart } from "./blend-part.ts";
import { careSkills } from "./care-skills.server.ts";
import { orderSkills } from "./order-skills.server.ts";
import { productSkills } from "./product-skills.server.ts";
import { overview } from "./product-standing.server.ts";
import { productTextSkills } from "./product-texts.ts";
import { shopSkills } from "./shop-skills.server.ts";
import { textSkills } from "./text-skills.ts";
import type { Question, Skill } from "./skill.ts";

const greeting: Skill = {
  id: "greeting",
  async answer({ db, isFilipino }) {
    const { site_name: site } = await loadSettings(db);
    return { text: isFilipino ? talk.greetingFilipino(site) : talk.greeting(site), links: [] };
  },
};

/** The terms of a code that the message names. Codes that it does not name stay private. */
const discount: Skill = {
  id: "discount",
  async answer({ db, now, message }) {
    const links = [{ title: say.links.cart, url: href("/cart") }];
    const code = message.match(CODE)?.find((word) => /\d/.test(word) || word === upper(word));
    const found = code && (await findDiscount(db, upper(code)));
    if (!found || discountState(found, now) !== "active") return { text: say.discount, links };
    const { type, value, minimumAmount, perCustomerLimit } = found;
    const text = [
      type === "free_gift"
        ? say.codeGift(found.code)
        : say.codeTakes(found.code, type === "percentage" ? `${value / 100}%` : formatMoney(value)),
      ...(minimumAmount === null ? [] : [say.codeFrom(formatMoney(minimumAmount))]),
      ...(perCustomerLimit === null ? [] : [say.codeUses(perCustomerLimit)]),
      ...(found.firstOrderOnly ? [say.codeFirst] : []),
      ...(isLimited(found) ? [say.codeSome] : []),
    ];
    return { text: text.join(" "), links };
  },
};

const upper = (word: string) => word.toUpperCase();
const CODE = /\b[A-Z0-9][A-Z0-9_-]{3,31}\b/gi;

/** Every kind of question that is answered from the shop's data. */
export const SKILLS: readonly Skill[] = [
  greeting,
  discount,
  ...productSkills,
  ...productTextSkills,
  ...shopSkills,
  ...careSkills,
  ...orderSkills,
  ...textSkills,
];

/** Asked for by no words of its own. */
const OVERVIEW: Skill = { id: "overview", answer: overview };
const BY_ID = new Map([...SKILLS, OVERVIEW].map((skill) => [skill.id, skill]));

export const isSkill = (id: string): boolean => BY_ID.has(id);

/** The answer to a kind of question; undefined if no skill has one. */
export const answerOf = async (id = "", question: Question) =>
  aboutPart(id, question) ?? BY_ID.get(id)?.answer(question);

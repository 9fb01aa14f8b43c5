import { href } from "react-router";
import { formatMoney, type Centavos } from "#app/lib/money.ts";
import { promiseBy } from "#app/goods/catalog/queries/delivery.server.ts";
import { loadAreas } from "#app/goods/delivery/queries/areas.server.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import { chargesTo, knownArea } from "#app/goods/delivery/rules/areas.ts";
import { levelFor, passwordRule } from "#app/people/customers/rules/password-level.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { isFrom, shippingOf, type Charges } from "#app/running/settings/rules/charges.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { imprint, shopPlace } from "#app/running/settings/views/imprint.ts";
import {
  inBusinessDays,
  shippingInWords,
  shopWords,
} from "#app/running/settings/views/shop-words.ts";
import { cashTermsOf } from "#app/selling/payments/rules/judge-cash.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import { paymentWords } from "#app/selling/payments/views/payment-words.ts";
import { shopAnswers as say, shopAnswersFor } from "../texts/shopper-skills.ts";
import type { Source } from "../views/skill-answer.ts";
import { quote, type Question, type Skill } from "./skill.ts";

const SHIPPING = { title: say.links.shipping, url: href("/shipping-returns") };
const CHECKOUT = { title: say.links.checkout, url: href("/checkout") };
const PAYING = { title: say.links.paying, url: `${href("/faq")}#how-can-i-pay` };
const ARRIVING = { title: say.links.arriving, url: `${href("/faq")}#how-fast-do-orders-arrive` };
const PRIVACY = { title: say.links.privacy, url: href("/privacy") };
const SIGN_IN = { title: say.links.signIn, url: href("/auth") };
const ABOUT = { title: say.links.about, url: href("/about") };
const CONTACT = { title: say.links.contact, url: href("/contact") };

/** A skill whose figures all come from the settings. */
const bySettings = (
  id: string,
  link: Source | readonly Source[],
  tell: (settings: Settings, question: Question) => string,
): Skill => ({
  id,
  answer: async (question) => ({
    text: tell(await loadSettings(question.db), question),
    links: [link].flat(),
  }),
});

const MAY_DELAY =
  /bagyo|typhoon|storm|baha|flood|holiday|delay|weekend|saturday|sunday|friday|sabado|domingo|biyernes/i;

/** Days, fee and cold days to a place, as checkout would promise them now. */
const delivery: Skill = {
  id: "delivery",
  async answer({ db, now, message, place, isFilipino }) {
    const settings = await loadSettings(db);
    const areas = await loadAreas(db, settings);
    const area = place && knownArea(areas, place.province);
    const about = { travels: area?.days, coldTerms: area?.cold };
    const { ships, travels } = deliveryTimes(settings);
    const words = shopAnswersFor(isFilipino);
    const text = [
      words.arrives(place?.name, promiseBy(settings, now, about).days),
      words.times(inBusinessDays(ships), inBusinessDays(area?.days ?? travels)),
      ...(place && !MAY_DELAY.test(message) ? [] : [words.delays]),
      ...feeTexts(chargesTo(settings, areas, place?.province), settings, words, place?.name),
      ...coldTexts({ settings, now, words }, area, place?.name),
    ];
    return { text: text.join(" "), links: [SHIPPING, ARRIVING] };
  },
};

type Words = ReturnType<typeof shopAnswersFor>;
type ColdParcel = Pick<Question, "now"> & { settings: Settings; words: Words };

/** The days on which cold products leave, if they are sent to the place. */
function coldTexts(
  { settings, now, words }: ColdParcel,
  area?: ReturnType<typeof knownArea>,
  place?: string,
): string[] {
  if (place && area?.cold.way === "never") return [words.coldNever(place)];
  const about = { travels: area?.days, coldTerms: area?.cold, cold: true };
  const { leavesCold } = promiseBy(settings, now, about);
  return leavesCold ? [words.coldDays(leavesCold)] : [];
}

function feeTexts(
  charges: Charges,
  { default_weight: grams }: Settings,
  words: Words,
  place: string | undefined,
): string[] {
  if (isFrom(charges)) return [`${shippingInWords(charges)}.`, words.namePlace];
  const fee = shippingOf(charges, 0, grams);
  if (fee === 0) return [words.shipsFree(place)];
  const freeFrom = freeFromOf(charges) ?? 0;
  const from = freeFrom > 0 ? [words.freeFrom(formatMoney(freeFrom))] : [];
  return [words.fee(place, formatMoney(fee)), ...from];
}

/** The amount from which shipping is free, 0 for never; undefined where it differs by area. */
function freeFromOf({ byArea = [], freeFrom }: Charges): Centavos | undefined {
  const amounts = new Set(byArea.map((rates) => rates.freeFrom));
  if (amounts.size > 1) return undefined;
  return [...amounts][0] ?? freeFrom;
}

const freeShipping: Skill = {
  id: "free shipping",
  async answer({ db, place, isFilipino }) {
    const words = shopAnswersFor(isFilipino);
    const settings = await loadSettings(db);
    const charges = chargesTo(settings, await loadAreas(db, settings), place?.province);
    const freeFrom = freeFromOf(charges);
    const isFree = shippingOf(charges, 0, settings.default_weight) === 0 && !isFrom(charges);
    const from = freeFrom ? words.freeFrom(formatMoney(freeFrom)) : words.neverFree;
    const text = freeFrom === undefined ? `${shippingInWords(charges)}. ${say.namePlace}` : from;
    const fees = place && !isFree ? feeTexts(charges, settings, words, place.name) : [text];
    return { text: isFree ? words.allFree : fees.join(" "), links: [SHIPPING] };
  },
};

const couriers: Skill = {
  id: "couriers",
  async answer({ db }) {
    const names = (await listCarriers(db)).map(({ name }) => name);
    const known = names.length > 0 ? [say.couriers(names)] : [];
    return { text: [...known, say.couriersAtCheckout].join(" "), links: [SHIPPING] };
  },
};

type NamedMethod = keyof typeof say.walletNames;

const NAMED_METHODS: readonly (readonly [RegExp, NamedMethod])[] = [
  [/g-?cash/i, "gcash"],
  [/maya/i, "maya"],
  [/\bcards?\b|visa|mastercard/i, "card"],
  [/bank|bdo|bpi|transfer/i, "bank"],
];

/** Whether the ways to pay are on offer that a question names, or that it is about. */
const method = (id: string, about: readonly NamedMethod[]): Skill =>
  bySettings(id, [CHECKOUT, PAYING], (settings, { message, online }) => {
    const named = NAMED_METHODS.flatMap(([word, one]) => (word.test(message) ? [one] : []));
    const methods = named.length > 0 ? named : about;
    const all = offeredMethods(settings, online);
    const [taken, others] = [true, false].map((is) =>
      methods.filter((one) => all.includes(one) === is).map((one) => say.walletNames[one]),
    );
    return [
      ...(taken?.length ? [say.method.yes(taken)] : []),
      ...(others?.length ? [say.method.no(others), paymentWords(all)] : []),
      ...(methods.includes("bank") && all.includes("bank") ? [say.byTransfer] : []),
      ...(methods.includes("card") && all.includes("card") ? [say.cardDetails] : []),
    ].join(" ");
  });

const coldOnTheWay: Skill = {
  id: "keeps cold on the way",
  async answer({ db, now, texts }) {
    const told = quote(texts, { url: SHIPPING.url, heading: "Keeping it cold" });
    const days = coldTexts({ settings: await loadSettings(db), now, words: say });
    return { text: [...(told ? [told.text] : []), ...days].join(" "), links: [SHIPPING] };
  },
};

/** "I am in Dubai, and my mother in Bohol gets it": the buyer may be anywhere. */
const abroad: Skill = {
  id: "abroad",
  async answer(question) {
    const home = question.place && (await delivery.answer({ ...question, isFilipino: false }));
    if (!home) return { text: `${say.abroad} ${say.payFromAbroad}`, links: [SHIPPING] };
    return { ...home, text: `${home.text} ${say.payFromAbroad}` };
  },
};

export const shopSkills: readonly Skill[] = [
  delivery,
  coldOnTheWay,
  abroad,
  freeShipping,
  couriers,
  method("e-wallets", ["gcash", "maya"]),
  method("cards", ["card"]),
  method("bank transfer", ["bank"]),
  bySettings("ways to pay", [CHECKOUT, PAYING], (settings, { online }) =>
    paymentWords(offeredMethods(settings, online)),
  ),
  bySettings(
    "installments",
    CHECKOUT,
    (settings, { online }) =>
      `${say.noInstallments} ${paymentWords(offeredMethods(settings, online))}`,
  ),
  bySettings("cash on delivery", CHECKOUT, (settings, { isFilipino }) => {
    const words = shopAnswersFor(isFilipino);
    return settings.pay_cod ? words.cod(formatMoney(cashTermsOf(settings).limit)) : words.noCod;
  }),
  bySettings("password", SIGN_IN, (settings) => {
    const level = levelFor({
      staff: false,
      level: settings.password_requirements,
      alsoCustomers: settings.password_requirements_for_customers,
    });
    return say.password(passwordRule(level).minLength);
  }),
  bySettings("opening hours", CONTACT, (settings) => say.hours(shopWords(settings).hours)),
  bySettings("a store", ABOUT, (settings) =>
    say.store(shopPlace(settings).replaceAll(/\s*\n\s*/g, ", ")),
  ),
  bySettings("who runs the shop", ABOUT, (settings) => {
    const facts = imprint(settings).map(({ label, text }) => `${label}: ${text}.`);
    return facts.length > 0 ? facts.join(" ") : say.contact;
  }),
  bySettings("data protection", [PRIVACY, CONTACT], (settings) => {
    const facts = imprint(settings).filter(({ label }) => label.startsWith("Data"));
    return [say.dataLaw, ...facts.map(({ label, text }) => `${label}: ${text}.`)].join(" ");
  }),
  bySettings("tax", CHECKOUT, (settings) => say.tax(shopWords(settings).tax)),
  bySettings("contact", CONTACT, (settings) =>
    [
      say.contact,
      ...(settings.contact_email ? [say.email(settings.contact_email)] : []),
      ...(settings.phone_number ? [say.phone(settings.phone_number)] : []),
      say.store(shopPlace(settings).replaceAll(/\s*\n\s*/g, ", ")),
      say.hours(shopWords(settings).hours),
    ].join(" "),
  ),
  bySettings(
    "affiliates",
    { title: say.links.affiliate, url: href("/affiliate-terms") },
    (settings) => {
      const words = shopWords(settings);
      const paid = say.affiliatePaid(
        settings.affiliate_hold_days,
        formatMoney(settings.affiliate_minimum_payout * 100),
      );
      return [
        settings.affiliate_open
          ? say.affiliate(words.commission, words.referral)
          : say.affiliateClosed,
        paid,
      ].join(" ");
    },
  ),
  bySettings(
    "senior citizens and PWD",
    { title: say.links.discount, url: href("/portal/discount") },
    (settings) => (settings.statutory_discounts ? say.senior : say.noSenior),
  ),
  bySettings("what the box shows", CHECKOUT, (settings) =>
    say.boxLabel(settings.private_parcel_name),
  ),
];

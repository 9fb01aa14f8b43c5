import { href } from "react-router";
import { shopAnswers as say } from "../texts/shopper-skills.ts";
import { talkAnswers as talk } from "../texts/shopper-talk.ts";
import { quote, quotes, says, type Skill } from "./skill.ts";

const links = {
  track: { title: say.links.track, url: href("/track") },
  parcel: { title: say.links.parcel, url: href("/parcel") },
  orders: { title: say.links.orders, url: href("/portal/orders") },
  verify: { title: say.links.verify, url: href("/verify") },
  cart: { title: say.links.cart, url: href("/cart") },
  contact: { title: say.links.contact, url: href("/contact") },
  consultation: { title: say.links.consultation, url: href("/consultation") },
  signIn: { title: say.links.signIn, url: href("/auth") },
  portal: { title: say.links.portal, url: href("/portal") },
  data: { title: say.links.data, url: href("/portal/your-data") },
  affiliate: { title: say.links.affiliate, url: href("/affiliate-terms") },
  assessment: { title: say.links.assessment, url: href("/assessment") },
  email: { title: say.links.email, url: href("/portal/email") },
  wellness: { title: say.links.wellness, url: href("/portal/wellness") },
  profile: { title: say.links.profile, url: href("/portal/profile") },
  bookings: { title: say.links.bookings, url: href("/portal/consultations") },
  about: { title: say.links.about, url: href("/about") },
  products: { title: say.links.products, url: href("/products") },
} as const;

const faq = (slug: string) => `${href("/faq")}#${slug}`;
const SHIPPING = href("/shipping-returns");
const NOT_SOLD = { url: href("/privacy"), pick: /sell your data|trackers/i };
const AFFILIATES = href("/affiliate-terms");

const orders: readonly Skill[] = [
  says("how to order", say.howToOrder, links.products, links.cart),
  says("unpaid", say.unpaid, links.track, links.contact),
  says("failed payment", say.failed, links.track),
  says("incomplete", say.missing, links.contact),
  says("portal", say.portal, links.portal),
  says("order again", say.reorder, links.orders),
  says("invoice", say.invoice, links.orders),
  says("loyalty", say.noLoyalty, links.affiliate),
  quotes("change or cancel", { url: faq("can-i-change-or-cancel"), most: 5 }),
  quotes("refund", { url: SHIPPING, heading: "Refunds" }),
  quotes("return", { url: SHIPPING, heading: "When something is wrong" }),
  quotes("changed mind", { url: SHIPPING, heading: "What we do not take back" }),
  quotes("damaged", { url: faq("what-if-something-arrives-damaged") }),
  quotes("missed courier", { url: SHIPPING, heading: "If the courier cannot reach you" }),
  quotes("the law", { url: href("/terms"), heading: "Law" }),
];

const trust: readonly Skill[] = [
  says("verify a vial", say.verify, links.verify),
  says("code checked before", say.checkedBefore, links.verify, links.contact),
  says("are you legit", talk.legit, links.about, links.products, links.verify),
  quotes("registered", { url: faq("are-the-products-approved-medicines") }),
  says("COA", talk.coa, links.products),
  says("HPLC", talk.hplc, links.products),
  says("purity meaning", talk.purity, links.products),
  says("statuses", talk.statuses, links.products),
  says("parcel not ordered", say.notOrdered, links.parcel),
  quotes("minimum age", { url: href("/terms"), heading: "Who may order", most: 2 }),
  says("units", talk.measure),
  quotes("check with the FDA", {
    url: href("/learn/:slug", { slug: "check-a-product-with-the-fda-philippines" }),
    heading: "How to look it up",
    most: 5,
  }),
  quotes("peptides", { url: faq("what-is-a-peptide") }),
];

const account: readonly Skill[] = [
  says("account", say.account, links.signIn),
  says("sign in", say.signIn, links.signIn),
  says("delete data", say.deleteData, links.data),
  quotes("privacy", { url: faq("who-sees-what-i-order"), most: 3 }, NOT_SOLD),
  quotes("card data", { url: href("/privacy"), heading: "What we collect", pick: /\bcard\b/i }),
  quotes("this chat", {
    url: href("/privacy"),
    heading: "Health and other",
    pick: /Health AI|conversation/i,
    most: 3,
  }),
  quotes("data sharing", NOT_SOLD),
  quotes("what affiliates see", { url: href("/privacy"), pick: /The affiliate sees/ }),
  {
    id: "affiliate rules",
    answer({ texts }) {
      const told = quote(texts, { url: AFFILIATES, heading: "What is not allowed" });
      return told && { ...told, text: `${say.affiliateMayNot} ${told.text}` };
    },
  },
  says("newsletter", say.unsubscribe, links.email),
  says("assessment", say.assessment, links.assessment),
  says("profile", say.profile, links.profile),
  says("a booking", say.booking, links.bookings),
  quotes("before a visit", {
    url: href("/learn/:slug", { slug: "who-should-see-a-doctor-first" }),
    heading: "What to bring",
  }),
  says("price alert", say.priceAlert, links.products),
  says("wellness", say.wellness, links.wellness),
  says("review", say.review, links.orders),
];

const conversation: readonly Skill[] = [
  quotes("a person", { url: faq("how-do-i-reach-you") }),
  says("a program", talk.bot, links.consultation, links.contact),
  says("thanks", talk.thanks),
  says("help", talk.help),
];

export const textSkills: readonly Skill[] = [...orders, ...trust, ...account, ...conversation];

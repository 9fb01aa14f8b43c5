import { href } from "react-router";
import { shopAnswers as say, talkAnswers as talk } from "../texts/shopper-skills.ts";
import { quotes, says, type Skill } from "./skill.ts";

const links = {
  track: { title: say.links.track, url: href("/track") },
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

const orders: readonly Skill[] = [
  says("abroad", "abroad + deliver order price duration stock", say.abroad),
  says(
    "unpaid",
    "unpaid, paid + pay card order order wallet bank cannot track",
    say.unpaid,
    links.track,
    links.contact,
  ),
  says(
    "failed payment",
    "failed, failed pay, cannot pay, cannot card, cannot wallet + unpaid pay cannot card wallet order",
    say.failed,
    links.track,
  ),
  says("incomplete", "missing + order deliver vial product", say.missing, links.contact),
  says("portal", "portal + cannot", say.portal, links.portal),
  says("order again", "subscription + order product", say.reorder, links.orders),
  says("invoice", "invoice + order help paid", say.invoice, links.orders),
  says(
    "discount",
    "discount + order product how_to price stock sell free best",
    say.discount,
    links.cart,
  ),
  says("loyalty", "loyalty + meaning stock discount sell course", say.noLoyalty, links.affiliate),
  quotes("change or cancel", "cancel, change + order address deliver duration paid product", {
    url: faq("can-i-change-or-cancel"),
  }),
  quotes("refund", "refund + order duration paid give_back cancel pay", {
    url: SHIPPING,
    heading: "Refunds",
  }),
  quotes("return", "give_back + order product meaning vial duration stock", {
    url: SHIPPING,
    heading: "When something is wrong",
  }),
  quotes("changed mind", "give_back change, refund change", {
    url: SHIPPING,
    heading: "What we do not take back",
  }),
  quotes("damaged", "broken, warm + vial deliver order give_back refund cold normal", {
    url: faq("what-if-something-arrives-damaged"),
  }),
  quotes("missed courier", "attempt + deliver courier meaning", {
    url: SHIPPING,
    heading: "If the courier cannot reach you",
  }),
  quotes("keeps cold on the way", "cold + order deliver duration vial", {
    url: SHIPPING,
    heading: "Keeping it cold",
  }),
  quotes(
    "approval",
    "clearance, prescription, doctor order + order meaning track duration doctor sell unpaid",
    { url: faq("do-i-need-a-doctor") },
  ),
];

const trust: readonly Skill[] = [
  says(
    "verify a vial",
    "verify, legit vial, legit product + vial product how_to legit lot meaning",
    say.verify,
    links.verify,
  ),
  says(
    "expiry",
    "expiry, expiry product, expiry vial + duration unmixed lot",
    say.expiry,
    links.verify,
  ),
  says("batch number", "lot + vial address track box_label meaning", say.lotNumber, links.verify),
  says(
    "are you legit",
    "legit + store order sell verify",
    talk.legit,
    links.about,
    links.products,
    links.verify,
  ),
  quotes("registered", "registered + meaning sell legit order purpose abroad", {
    url: faq("are-the-products-approved-medicines"),
  }),
  says("COA", "report meaning + report meaning lot purity", talk.coa, links.products),
  says("HPLC", "purity meaning", talk.hplc, links.products),
  says("units", "measure + meaning compare", talk.measure),
  quotes("check with the FDA", "fda_check + registered verify product", {
    url: href("/learn/:slug", { slug: "check-a-product-with-the-fda-philippines" }),
    heading: "How to look it up",
    most: 5,
  }),
  quotes("peptides", "peptide + meaning purpose effects", { url: faq("what-is-a-peptide") }),
  quotes("GLP-1", "glp + meaning purpose", {
    url: href("/learn/:slug", { slug: "how-glp-1-medicines-work" }),
    heading: "What they do",
    most: 3,
  }),
];

const account: readonly Skill[] = [
  says("account", "account, without order + order without pay", say.account, links.signIn),
  says(
    "sign in",
    "account cannot, account help + account cannot password",
    say.signIn,
    links.signIn,
  ),
  says("password", "password + how_to change account missed", say.password, links.signIn),
  says("delete data", "delete_data + privacy account", say.deleteData, links.data),
  quotes("privacy", "privacy + sell meaning order help", { url: faq("who-sees-what-i-order") }),
  says("newsletter", "newsletter + cancel delete_data stopping", say.unsubscribe, links.email),
  says(
    "assessment",
    "assessment + how_to purpose meaning duration free",
    say.assessment,
    links.assessment,
  ),
  says("profile", "profile + change account", say.profile, links.profile),
  says("a booking", "cancel book, change book, portal book + doctor", say.booking, links.bookings),
  says("wellness", "wellness + cannot how_to missing", say.wellness, links.wellness),
  says("review", "review + product order", say.review, links.orders),
  says("kind of visit", "in_person + book doctor", say.visitKind, links.consultation),
];

const conversation: readonly Skill[] = [
  quotes("a person", "person + contact help stock", { url: faq("how-do-i-reach-you") }),
  says("a program", "bot + doctor person help", talk.bot, links.consultation, links.contact),
  { ...says("thanks", "thanks", talk.thanks), isAlone: true },
  { ...says("help", "help + greeting", talk.help), isAlone: true },
];

export const textSkills: readonly Skill[] = [...orders, ...trust, ...account, ...conversation];

import type { LawState, LineName } from "./judge-law.ts";

type LineWords = {
  title: string;
  law: string;
  /** The sentence for a line that is in order. */
  good: string;
  /** The sentence that says what to do when it is not. */
  bad: string;
};

const INTERNET = "Internet Transactions Act (RA 11967)";
const DISCLOSE = "Joint order 1 of 2008 of DTI, DOH and DA";
const OWN = "Rule of the shop";
const PRIVACY = "Data Privacy Act (RA 10173)";
const CONSUMER = "Consumer Act (RA 7394)";
const FDA = "FDA Act (RA 9711)";
const PHARMACY = "Pharmacy Act (RA 10918)";

const lines: Record<LineName, LineWords> = {
  seller: {
    title: "Who sells",
    law: INTERNET,
    good: "Registered name, address and registration number are in the footer, on the About page and below the legal texts.",
    bad: "Enter what is missing. Buyers read “Not stated yet” below the legal texts.",
  },
  contact: {
    title: "How buyers reach you",
    law: INTERNET,
    good: "Email and phone are on the contact page and below the legal texts.",
    bad: "Enter what is missing.",
  },
  complaints: {
    title: "Where complaints go",
    law: INTERNET,
    good: "An address for complaints is on the contact page and below the legal texts.",
    bad: "Enter an email for complaints. It may be your contact email, if people read it every business day.",
  },
  taxpayer: {
    title: "Taxpayer number (TIN)",
    law: DISCLOSE,
    good: "It is on the About page and below the legal texts.",
    bad: "It is empty. Registration and license numbers are to be shown where they apply: enter it if you have one.",
  },
  invoices: {
    title: "Invoices",
    law: "Ease of Paying Taxes Act (RA 11976)",
    good: "Each paid order gets an invoice, and what goes back a credit note, both without gaps.",
    bad: "Every sale needs an invoice that a tax registration allows. Choose how you are registered and fill in what is missing, or give invoices in another way.",
  },
  concessions: {
    title: "Senior citizens and persons with disability",
    law: "RA 9994, RA 10754; joint circular 01 of 2022",
    good: "Buyers whose ID you checked get the discount for the products that have it switched on.",
    bad: "The discount is off. The law names what it holds for: ask your lawyer, then switch it on here and for each product.",
  },
  privacy_notice: {
    title: "Privacy notice",
    law: PRIVACY,
    good: "You published your own version.",
    bad: "It is still the text the shop came with. Make it your own and publish it.",
  },
  privacy_officer: {
    title: "Data protection officer",
    law: PRIVACY,
    good: "Name and email are on the About page and below the legal texts.",
    bad: "Enter what is missing: people ask this person for their data, and the shop names them.",
  },
  consents: {
    title: "Consents",
    law: PRIVACY,
    good: "Each consent is stored with the version of the text, the words beside the box and the time. News and health data have boxes of their own, unticked.",
    bad: "No one has agreed to anything yet, so there is nothing to look at. The first order stores the first consents.",
  },
  erasure: {
    title: "Wishes to be forgotten",
    law: PRIVACY,
    good: "None is overdue.",
    bad: "A wish is due, nothing is in its way, and it was not carried out. Look whether the shop’s jobs run.",
  },
  retention: {
    title: "Deleting what is too old",
    law: PRIVACY,
    good: "Each job that deletes has begun within the last day, and none has failed. When a run ended is not recorded.",
    bad: "Of these, the job that deletes has failed or has not begun within the last day. Jobs run while the shop does: look into its log, and start it again.",
  },
  backups: {
    title: "Backups",
    law: PRIVACY,
    good: "The newest backup was opened and checked.",
    bad: "There is no checked backup that is new enough. Make a key, and keep it apart from the shop.",
  },
  fda_license: {
    title: "FDA license to operate",
    law: `${PHARMACY}; joint order 22-01 of 2022`,
    good: "Its number is in the footer, on the About page and below the legal texts.",
    bad: "It is empty. Medicines may be sold online by pharmacies with a license of the FDA only: ask your lawyer before you sell any.",
  },
  registered: {
    title: "Registration numbers of products",
    law: FDA,
    good: "No product says that it is registered without its number.",
    bad: "These say that they are registered and have no number. Enter it as the FDA’s verification portal has it, or change their status.",
  },
  unregistered: {
    title: "Products that are not registered",
    law: FDA,
    good: "No product on sale says that it is investigational or not registered.",
    bad: "These are on sale, and their pages say that no authority registered them. Selling health products that are not registered is prohibited: ask your lawyer.",
  },
  supervision: {
    title: "Medical supervision",
    law: PHARMACY,
    good: "Each medicine, and each product that is not registered, asks for medical supervision before it is sold.",
    bad: "These are sold without a question about medical supervision. Prescription medicines need a prescription: set their clearance.",
  },
  compare_prices: {
    title: "Struck-through prices",
    law: `${CONSUMER}, Article 50`,
    good: "Each was really asked for within the last 90 days.",
    bad: "These show an earlier price that was not asked for within the last 90 days. Take it out.",
  },
  terms: {
    title: "Terms and conditions",
    law: DISCLOSE,
    good: "You published your own version. It says how an order is cancelled.",
    bad: "They are still the text the shop came with. Make them your own and publish them.",
  },
  returns: {
    title: "Cancellation and returns",
    law: DISCLOSE,
    good: "You published your own version of Shipping and returns.",
    bad: "It is still the text the shop came with. Make it your own and publish it.",
  },
  disclaimer: {
    title: "Medical disclaimer",
    law: OWN,
    good: "You published your own version.",
    bad: "It is still the text the shop came with. Make it your own and publish it.",
  },
  adults: {
    title: "Adults only",
    law: OWN,
    good: "The footer says so, and each order confirms it.",
    bad: "The notice in the footer is empty. Each order still confirms it.",
  },
};

export const lawMessages = {
  title: "Law",
  lead: "What the shop can see of how it stands, read from its settings, texts, products and jobs. It is no legal advice, and no list of all that applies to you: have a lawyer look before you open.",
  summary: ({ missing, look }: { missing: number; look: number }) =>
    missing + look === 0
      ? "All that the shop can check is in order."
      : `${missing} missing, ${look} to look at.`,
  states: {
    in_order: "In order",
    missing: "Missing",
    look: "Look at it",
  } satisfies Record<LawState, string>,
  groups: {
    seller: "Your business",
    privacy: "Personal data",
    products: "What you sell",
    texts: "Prices and terms",
  },
  lines,
  since: (day: string) => `Published ${day}.`,
  lastDone: (day: string) => `Last one carried out ${day}.`,
  lastBackup: (time: string) => `The last one that was checked began ${time}.`,
  counted: (given: number, withdrawn: number) =>
    `${given.toLocaleString("en")} given, ${withdrawn.toLocaleString("en")} of them withdrawn.`,
  openWishes: (count: number) => (count === 1 ? "1 is open." : `${count} are open.`),
  shownPrices: (count: number) => {
    if (count === 0) return "None is shown now.";
    return count === 1 ? "1 is shown now." : `${count.toLocaleString("en")} are shown now.`;
  },
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
  mend: (title: string) => `Open the page for: ${title}`,
  open: "Open",
  sources: "Sources and dates of these rules are in docs/law.md.",
} as const;

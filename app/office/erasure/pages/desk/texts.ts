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
const OWN = "Shop rule";
const PRIVACY = "Data Privacy Act (RA 10173)";
const CONSUMER = "Consumer Act (RA 7394)";
const FDA = "FDA Act (RA 9711)";
const PHARMACY = "Pharmacy Act (RA 10918)";

const lines: Record<LineName, LineWords> = {
  seller: {
    title: "Seller",
    law: INTERNET,
    good: "Registered name, address and registration number appear in the footer, on the About page and below the legal texts.",
    bad: "Enter the missing details. Until then, the footer, About and the legal texts leave them out.",
  },
  contact: {
    title: "Contact details",
    law: INTERNET,
    good: "Email and phone appear on the contact page and below the legal texts.",
    bad: "Enter the missing details.",
  },
  complaints: {
    title: "Complaints",
    law: INTERNET,
    good: "A complaints email appears on the contact page and below the legal texts.",
    bad: "Enter an email for complaints. It can be your contact email if staff read it every business day.",
  },
  taxpayer: {
    title: "Taxpayer number (TIN)",
    law: DISCLOSE,
    good: "The TIN appears on the About page and below the legal texts.",
    bad: "No TIN is entered. Registration and license numbers must be shown where they apply, so enter it if you have one.",
  },
  invoices: {
    title: "Invoices",
    law: "Ease of Paying Taxes Act (RA 11976)",
    good: "Each paid order gets an invoice and each refund a credit note, numbered without gaps.",
    bad: "Every sale needs an invoice that your tax registration allows. Choose your registration and enter the missing details, or issue invoices another way.",
  },
  e_invoices: {
    title: "Electronic invoices",
    law: "RR 11-2025, RR 26-2025",
    good: "Each invoice and credit note gets a signed electronic document.",
    bad: "Online sellers above micro size must issue electronic invoices from Dec 31, 2026. Ask your accountant, then choose the first day.",
  },
  concessions: {
    title: "Senior citizens and persons with disability",
    law: "RA 9994, RA 10754; joint circular 01 of 2022",
    good: "Buyers with a checked ID get the discount on products that have it turned on.",
    bad: "The discount is off. The law says which products it applies to. Ask your lawyer, then turn it on here and for each product.",
  },
  privacy_notice: {
    title: "Privacy notice",
    law: PRIVACY,
    good: "You published your own version.",
    bad: "The default text is still in use. Adapt it to your shop and publish it.",
  },
  privacy_officer: {
    title: "Data protection officer",
    law: PRIVACY,
    good: "Name and email appear on the About page and below the legal texts.",
    bad: "Enter the missing details. Customers ask this officer for their data, and the shop shows the name.",
  },
  consents: {
    title: "Consents",
    law: PRIVACY,
    good: "Each consent is stored with the text version, the checkbox wording and the time. News and health data have separate checkboxes, unchecked by default.",
    bad: "No consents yet. The first order stores the first ones.",
  },
  erasure: {
    title: "Deletion requests",
    law: PRIVACY,
    good: "No request is overdue.",
    bad: "A request is due and nothing blocks it, but it wasn’t carried out. Check that the shop’s jobs are running.",
  },
  retention: {
    title: "Data retention",
    law: PRIVACY,
    good: "Every deletion job started within the last day, and none failed. The end of a run isn’t recorded.",
    bad: "These deletion jobs failed or didn’t start within the last day. Jobs run while the shop runs. Check its log and restart it.",
  },
  backups: {
    title: "Backups",
    law: PRIVACY,
    good: "The latest backup was opened and verified.",
    bad: "There’s no recent verified backup. Create a key and store it outside the shop.",
  },
  fda_license: {
    title: "FDA license to operate",
    law: `${PHARMACY}; joint order 22-01 of 2022`,
    good: "The license number appears in the footer, on the About page and below the legal texts.",
    bad: "No license number is entered. Only pharmacies with an FDA license may sell medicines online. Ask your lawyer before you sell any.",
  },
  registered: {
    title: "Product registration numbers",
    law: FDA,
    good: "Every product marked as registered has a number.",
    bad: "These products are marked as registered but have no number. Enter the number from the FDA verification portal, or change the status.",
  },
  unregistered: {
    title: "Unregistered products",
    law: FDA,
    good: "No product on sale is marked as investigational or not registered.",
    bad: "These products are on sale, and their pages say they aren’t registered. Selling unregistered health products is prohibited. Ask your lawyer.",
  },
  supervision: {
    title: "Medical supervision",
    law: PHARMACY,
    good: "Every medicine and every unregistered product asks about medical supervision before it’s sold.",
    bad: "These products are sold without asking about medical supervision. Prescription medicines need a prescription, so set their clearance.",
  },
  compare_prices: {
    title: "Struck-through prices",
    law: `${CONSUMER}, Article 50`,
    good: "Each struck-through price was charged within the last 90 days.",
    bad: "These show an earlier price that wasn’t charged within the last 90 days. Remove it.",
  },
  terms: {
    title: "Terms and conditions",
    law: DISCLOSE,
    good: "You published your own version. It says how to cancel an order.",
    bad: "The default text is still in use. Adapt it to your shop and publish it.",
  },
  returns: {
    title: "Cancellation and returns",
    law: DISCLOSE,
    good: "You published your own version of Shipping and returns.",
    bad: "The default text is still in use. Adapt it to your shop and publish it.",
  },
  disclaimer: {
    title: "Medical disclaimer",
    law: OWN,
    good: "You published your own version.",
    bad: "The default text is still in use. Adapt it to your shop and publish it.",
  },
  adults: {
    title: "Adults only",
    law: OWN,
    good: "The footer states it, and each order confirms it.",
    bad: "The notice in the footer is empty. Each order still confirms it.",
  },
};

export const lawMessages = {
  title: "Compliance",
  lead: "A compliance checklist based on your settings, texts, products and jobs. It isn’t legal advice and isn’t complete. Have a lawyer review your shop before you open.",
  summary: ({ missing, look }: { missing: number; look: number }) =>
    missing + look === 0
      ? "Everything the shop can check is in order."
      : `${missing} missing, ${look} to review.`,
  states: {
    in_order: "In order",
    missing: "Missing",
    look: "Review",
  } satisfies Record<LawState, string>,
  groups: {
    seller: "Your business",
    privacy: "Personal data",
    products: "Products",
    texts: "Prices and terms",
  },
  lines,
  since: (day: string) => `Published ${day}.`,
  lastDone: (day: string) => `Last carried out ${day}.`,
  lastBackup: (time: string) => `Last verified backup started ${time}.`,
  daysLeft: (days: number) => (days === 1 ? "1 day is left." : `${days} days are left.`),
  counted: (given: number, withdrawn: number) =>
    `${given.toLocaleString("en")} given, ${withdrawn.toLocaleString("en")} withdrawn.`,
  openWishes: (count: number) => (count === 1 ? "1 open request." : `${count} open requests.`),
  shownPrices: (count: number) => {
    if (count === 0) return "None shown now.";
    return `${count.toLocaleString("en")} shown now.`;
  },
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
  mend: (title: string) => `Open: ${title}`,
  open: "Open",
  sources: "For sources and dates of these rules, see docs/law.md.",
} as const;

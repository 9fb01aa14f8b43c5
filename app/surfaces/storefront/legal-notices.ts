export type LegalNotice = { title: string; text: string };

/** Stands below every page. Read by the server only: browsers get it as part of the page. */
export const LEGAL_NOTICES: readonly LegalNotice[] = [
  {
    title: "Medical disclaimer",
    text: "Nothing on this site is a diagnosis, a prescription or advice for you alone, and we never set a dose. Ask a licensed clinician before you start, change or stop a treatment. In an emergency, call 911 or go to the nearest emergency room.",
  },
  {
    title: "18 or older",
    text: "This shop is for adults. You must be 18 or older to order, and nothing sold here may be given to anyone younger.",
  },
  {
    title: "Usage guidelines",
    text: "Our products are positioned as research-purpose products that need medical supervision. Read the Safety section of a product before you order it, and follow your clinician and the label.",
  },
  {
    title: "Liability",
    text: "We answer for selling what we describe and for handling your order with care. We do not answer for harm from use without medical supervision, against the warnings, or after wrong storage. Your rights as a consumer stay as the law gives them.",
  },
  {
    title: "Regulation",
    text: "Each product page states the product's regulatory status. Unless that page says that it is registered, a product has not been evaluated by the Philippine FDA and is not an approved medicine.",
  },
];

export const homeMessages = {
  description:
    "Peptide wellness products in the Philippines: the price and regulatory status of each, and its warnings in plain words on its page.",
  headline: "Redefine you, with the facts in hand",
  lead: "Peptide wellness products for people who want to know what they are buying: what is known, what is not, and who to ask first.",
  start: "Start Your Assessment",
  browse: "Browse Products",
  heroPicture: "Three glass vials labelled NAD+, Tirzepatide and GHK-Cu",
  areas: "Find your area",
  areasLead: "Each product page says how far the evidence goes.",
  popular: "Popular Products",
  explore: "Explore",
  noCategories: "No product categories available. Please check the admin dashboard.",
  retry: "Try again",
  toStaff: "Admin Dashboard",
  unsure: "Not sure where to start?",
  unsureText:
    "Answer seven short questions about your goal and your health. You see what we would list first and why, or that a doctor should look first.",
  unsureLink: "Start Your Assessment",
  closing: "Take your time. Then choose.",
  closingText: "No account is needed to look around or to order.",
} as const;

const HOW = {
  title: "How it works",
  steps: [
    {
      title: "Answer seven questions",
      text: "About your goal and your health. You see what we would list first and why, or that a doctor should look before anything else.",
    },
    {
      title: "Choose with the facts",
      text: "Each product page names its price, its regulatory status, what is known and not known, and the lab report of its lot where there is one.",
    },
    {
      title: "Track it to your door",
      text: "Your order’s page shows each step and the days it should arrive. Your portal keeps your orders and your answers in one place.",
    },
  ],
};

const PROOF = {
  title: "A laboratory’s report, not just our word",
  lead: "This is the newest report we have. Every product page shows the report for the lot we ship, if we have received one.",
  lot: (number: string, product: string) => `${product}, lot ${number}`,
  purity: "Purity",
  lab: "Laboratory",
  method: "Method",
  reported: "Report of",
  see: (product: string) => `See ${product}`,
};

const JOURNAL = { title: "Read before you decide", all: "Read the Wellness Knowledge Hub" };

const TRUST = {
  title: "What you can expect, in plain words",
  purity:
    "Purity is a laboratory’s measurement of one batch. It says how much of the vial is the named compound; it does not say that the vial is sterile or right for you.",
  tracking:
    "At any hour: your orders, your assessment results and your bookings in your portal. We do not monitor your health.",
  gmp: "Good Manufacturing Practice is a standard for how a product is made and recorded. A certificate covers the maker; it does not turn a product into an approved medicine.",
  support: (hours: string) =>
    `Order tracking and your portal are there at any hour. People answer your questions about an order or its storage${hours && ` ${hours}, Manila time`}. You can write to us on the contact page.`,
};

/** The longer texts. They come with the page, not with its scripts: the loader hands them over. */
export const homeTexts = { how: HOW, proof: PROOF, journal: JOURNAL, trust: TRUST };

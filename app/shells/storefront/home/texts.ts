export const homeMessages = {
  description:
    "Peptide wellness products in the Philippines, each with its price, regulatory status and warnings in plain words.",
  headline: "Redefine you. Know what you’re buying.",
  lead: "Peptide wellness products for the Philippines, with what’s known about each, what isn’t, and who to ask first.",
  start: "Start Your Assessment",
  browse: "Browse Products",
  heroPicture: "Three glass vials labeled NAD+, Tirzepatide and GHK-Cu",
  areas: "Shop by category",
  areasLead: "Each product page shows how strong the evidence is.",
  popular: "Popular Products",
  explore: "Explore",
  noCategories: "No product categories available. Please check the admin dashboard.",
  retry: "Try again",
  toStaff: "Admin Dashboard",
  unsure: "Not sure where to start?",
  unsureText:
    "Answer seven short questions about your goal and health. See which products fit your goal and why, or whether to see a doctor first.",
  unsureLink: "Start Your Assessment",
  closing: "Take your time. Then choose.",
  closingText: "You don’t need an account to browse or order.",
} as const;

const HOW = {
  title: "How it works",
  steps: [
    {
      title: "Answer seven questions",
      text: "They cover your goal and your health. Your result lists products with the reasons, or tells you to see a doctor first.",
    },
    {
      title: "Choose with the facts",
      text: "Each product page shows the price, the regulatory status, what’s known and what isn’t. If we have the batch’s lab report, it’s there too.",
    },
    {
      title: "Track it to your door",
      text: "Your order page shows each step and the expected delivery days. Your portal keeps your orders and answers in one place.",
    },
  ],
};

const PROOF = {
  title: "Lab reports, not promises",
  lead: "This is our newest report. Each product page shows the report for the batch we ship, if we’ve received one.",
  lot: (number: string, product: string) => `${product}, batch ${number}`,
  purity: "Purity",
  lab: "Laboratory",
  method: "Method",
  reported: "Report date",
  see: (product: string) => `See ${product}`,
};

const JOURNAL = { title: "Read before you decide", all: "Read the Wellness Knowledge Hub" };

const TRUST = {
  title: "What you can expect",
  purity:
    "A lab measures purity for one batch: how much of the vial is the named compound. It doesn’t show that the vial is sterile or right for you.",
  tracking:
    "See your orders, results and bookings any time in your portal. We don’t monitor your health.",
  gmp: "Good Manufacturing Practice is a standard for how a product is made and recorded. A certificate covers the manufacturer. It doesn’t make a product an approved medicine.",
  support: (hours: string) =>
    `Track orders and use your portal at any time. Our team answers questions about orders and storage${hours && ` ${hours}, Manila time`}. Write to us on the contact page.`,
};

/** The longer texts. They come with the page, not with its scripts: the loader hands them over. */
export const homeTexts = { how: HOW, proof: PROOF, journal: JOURNAL, trust: TRUST };

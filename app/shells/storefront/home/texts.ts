export const homeMessages = {
  description:
    "Peptide wellness products in the Philippines, each with its price, regulatory status and warnings in plain words.",
  headline: "Redefine you. Know what you’re buying.",
  lead: "Peptide wellness products, with what’s known about each and what isn’t.",
  start: "Start Your Assessment",
  browse: "Browse Products",
  heroPicture: "Three glass vials labeled NAD+, Tirzepatide and GHK-Cu",
  areas: "Shop by category",
  popular: "Popular Products",
  explore: "Explore",
  noCategories: "No product categories available. Please check the admin dashboard.",
  retry: "Try again",
  toStaff: "Admin Dashboard",
  unsure: "Not sure where to start?",
  unsureText: "Seven questions show what fits your goal, or whether to see a doctor first.",
  unsureLink: "Start Your Assessment",
  closing: "Take your time. Then choose.",
  closingText: "You can order without an account.",
} as const;

const HOW = {
  title: "How it works",
  steps: [
    {
      title: "Answer seven questions",
      text: "Your result lists products with the reasons.",
    },
    {
      title: "Choose with the facts",
      text: "Each product page has the price, status and evidence.",
    },
    {
      title: "Track it to your door",
      text: "Your order page shows each step and the delivery days.",
    },
  ],
};

const PROOF = {
  title: "Lab reports, not promises",
  lead: "This is our newest report. Product pages show theirs.",
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
  purity: "A lab measures one batch. Purity doesn’t show that a vial is sterile.",
  tracking:
    "See your orders, results and bookings any time in your portal. We don’t monitor your health.",
  gmp: "A standard for manufacturers. It doesn’t approve a medicine.",
  support: (hours: string) =>
    `Our team answers your questions${hours && ` ${hours}, Manila time`}.`,
};

/** The longer texts. They come with the page, not with its scripts: the loader hands them over. */
export const homeTexts = { how: HOW, proof: PROOF, journal: JOURNAL, trust: TRUST };

export const homeMessages = {
  description:
    "Peptide wellness products in the Philippines, each with its price, regulatory status and warnings in plain words. Free shipping.",
  headline: "Redefine you, with the facts in hand",
  lead: "Peptide wellness products for people who want to know what they are buying: what is known, what is not, and whom to ask first.",
  start: "Start Your Assessment",
  browse: "Browse Products",
  heroPicture: "Three glass vials labelled NAD+, Tirzepatide and GHK-Cu",
  facts: [
    "Free shipping, only within the Philippines",
    "Ships in 1-2 business days, arrives in 3-5",
    "The price you see is the price you pay",
  ],
  areas: "Find your area",
  areasLead: "Each product page says how far the evidence goes.",
  popular: "Popular Products",
  explore: "Explore",
  noCategories: "No product categories available. Please check the admin dashboard.",
  retry: "Try again",
  unsure: "Not sure where to start?",
  unsureText:
    "Answer seven short questions about your goal and your health. You see what we would list first and why, or that a doctor should look first.",
  unsureLink: "Start Your Assessment",
  trust: "What you can expect, in plain words",
  trustCards: [
    {
      title: "Lab-tested purity",
      text: "Purity is a laboratory's measurement of one batch. It says how much of the vial is the named compound; it does not say that the vial is sterile or right for you.",
    },
    {
      title: "GMP certified",
      text: "Good Manufacturing Practice is a standard for how a product is made and recorded. A certificate covers the maker; it does not turn a product into an approved medicine.",
    },
    {
      title: "Expert support",
      text: "People answer your questions about an order or its storage, Monday to Friday 9 AM to 6 PM and Saturday 10 AM to 4 PM, Manila time. Reply to any mail from us.",
    },
  ],
  closing: "Take your time. Then choose.",
  closingText: "No account is needed to look around or to order.",
} as const;

export const shellMessages = {
  skip: "Skip to content",
  home: (siteName: string) => `${siteName}, home`,
  demo: "Demo shop: nothing here is real and payments are simulated.",
  mailbox: "Demo mailbox",
  products: "Products",
  track: "Track your order",
  assessment: "Assessment",
  cart: "Cart",
  cartWith: (count: number) => `Cart, ${count} ${count === 1 ? "item" : "items"}`,
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  main: "Main",
  homeLink: "Home",
  signIn: "Sign In",
  portal: "My portal",
  admin: "Admin Dashboard",
  signOut: "Sign Out",
  toasts: "Messages",
} as const;

export const footerMessages = {
  pages: "Pages",
  legal: "Legal notice",
  notices: [
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
  ],
  education: "The texts on this site are for educational use only.",
  copyright: (year: number, siteName: string) => `© ${year} ${siteName}. All rights reserved.`,
  terms: "Terms and conditions",
  privacy: "Privacy notice",
} as const;

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

export const failureMessages = {
  notFound: "Page not found",
  notFoundText: "There is no page at this address. The link may be old or mistyped.",
  forbidden: "This is not open to you",
  notAllowed: "That does not work here",
  notAllowedText: "This address does not take that kind of request.",
  tooMany: "A little too fast",
  failed: "Something went wrong",
  failedText:
    "The mistake is on our side, and your cart is as you left it. Please try again in a moment.",
  again: "Try again",
  home: "Back to Home",
} as const;

export const crawlerMessages = {
  about:
    "An online shop for peptide wellness products, for adults in the Philippines. Prices are in Philippine pesos, shipping is free and only within the Philippines.",
  care: [
    "Each product page states the product's regulatory status, its warnings and its sources. Please do not leave those out when you speak of a product.",
    "Nothing here is medical advice, and no page sets a dose. Questions about treatment belong to a licensed clinician.",
    "Prices and stock change: the product page is right, a copy of it may not be.",
  ],
  products: "Products",
  more: "More",
  pages: [
    ["All products", "/products", "search, areas, prices"],
    ["Track your order", "/track", "a link to the order is mailed to its buyer"],
    ["Terms and conditions", "/terms", "what buyer and shop owe each other"],
    ["Privacy notice", "/privacy", "what is kept about a person, and why"],
  ],
} as const;

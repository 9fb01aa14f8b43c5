import { href } from "react-router";

export const shellMessages = {
  skip: "Skip to content",
  home: (siteName: string) => `${siteName}, home`,
  demo: "Demo shop: nothing here is real and payments are simulated.",
  mailbox: "Demo mailbox",
  products: "Products",
  track: "Track your order",
  parcel: "Check a parcel",
  verify: "Verify a vial",
  assessment: "Assessment",
  journey: "Journey support",
  learn: "Knowledge hub",
  faq: "FAQ",
  about: "About us",
  consultation: "Consult a doctor",
  contact: "Contact",
  healthAi: "Health AI",
  cart: "Cart",
  cartWith: (count: number) => `Cart, ${count} ${count === 1 ? "item" : "items"}`,
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  main: "Main",
  doctors: "Doctors",
  learnLink: "Learn",
  help: "Help",
  bar: "Quick links",
  shop: "Shop",
  search: "Search",
  searchProducts: "Search products",
  me: "Me",
  homeLink: "Home",
  signIn: "Sign In",
  portal: "My portal",
  admin: "Admin Dashboard",
  signOut: "Sign Out",
  toasts: "Messages",
  opening: "One moment",
} as const;

export const footerMessages = {
  pages: "Pages",
  legal: "Legal notice",
  education: "The texts on this site are for educational use only.",
  copyright: (year: number, siteName: string) => `© ${year} ${siteName}. All rights reserved.`,
  terms: "Terms and conditions",
  privacy: "Privacy notice",
  shipping: "Shipping and returns",
  disclaimer: "Medical disclaimer",
  cookies: "Cookies",
} as const;

export const failureMessages = {
  notFound: "Page not found",
  notFoundText: "There is no page at this address. The link may be old or mistyped.",
  products: "Browse Products",
  forbidden: "You do not have access",
  notAllowed: "This does not work here",
  notAllowedText: "This page cannot handle that request.",
  tooMany: "A little too fast",
  tooManyText: "Please wait a moment, then try again.",
  failed: "Something went wrong",
  failedText:
    "The problem is on our side, and your cart is as you left it. Please try again in a moment.",
  unreached: "No connection to the shop",
  unreachedText:
    "We got no answer, so we cannot tell whether your last step went through. Your cart is safe. Check your connection, then open the page again to see.",
  look: "Open the page again",
  unread: "This page could not be loaded",
  unreadText:
    "The shop did not respond. Nothing has changed, and your cart is as you left it. Check your connection, then try again.",
  again: "Try again",
  home: "Back to Home",
} as const;

export const crawlerMessages = {
  about:
    "An online shop for peptide wellness products, for adults in the Philippines. Prices are in Philippine pesos.",
  care: [
    "Each product page states the product’s regulatory status, its warnings and its sources. Please do not leave those out when you speak of a product.",
    "Nothing here is medical advice, and no page sets a dose. Questions about treatment belong to a licensed clinician.",
    "Prices and stock change: the product page is right, a copy of it may not be.",
  ],
  products: "Products",
  more: "More",
  pages: [
    ["All products", href("/products"), "search, areas, prices"],
    ["Doctors", href("/consultation"), "who can be consulted before a product is used"],
    ["Track your order", href("/track"), "we email the buyer a link to the order"],
    [
      "Is this parcel from us?",
      href("/parcel"),
      "whether a parcel at the door is from this shop, and what is to be paid for it",
    ],
    ["Questions and answers", href("/faq"), "products, safety, orders, help"],
    ["Contact", href("/contact"), "a form that people answer, and when they are there"],
    ["Wellness Knowledge Hub", href("/learn"), "articles, each statement with its source"],
    [
      "Shipping and returns",
      href("/shipping-returns"),
      "how parcels travel, and what to do when one is wrong",
    ],
    [
      "Medical disclaimer",
      href("/medical-disclaimer"),
      "what these texts are, and where to get help instead",
    ],
    ["Terms and conditions", href("/terms"), "what buyer and shop owe each other"],
    ["Privacy notice", href("/privacy"), "what is kept about a person, and why"],
  ],
} as const;

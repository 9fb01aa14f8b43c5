import { href } from "react-router";

export const shellMessages = {
  skip: "Skip to content",
  home: (siteName: string) => `${siteName}, home`,
  demo: "Demo shop: nothing here is real, and payments are simulated.",
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
  openMenu: "Open menu",
  closeMenu: "Close menu",
  main: "Main",
  doctors: "Doctors",
  learnLink: "Learn",
  help: "Help",
  aboutLink: "About",
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
  terms: "Terms and conditions",
  privacy: "Privacy notice",
  shipping: "Shipping and returns",
  disclaimer: "Medical disclaimer",
  cookies: "Cookies",
} as const;

/** Apart, since these come with the page and not with its scripts. */
export const noticeMessages = {
  brief:
    "For adults only. Nothing here is medical advice: ask a licensed clinician before you use a product.",
  legal: "Full legal notice",
  education: "Information on this site is for educational use only.",
  copyright: (year: number, siteName: string) => `© ${year} ${siteName}. All rights reserved.`,
} as const;

export const crawlerMessages = {
  about:
    "An online shop for peptide wellness products, for adults in the Philippines. Prices are in Philippine pesos.",
  care: [
    "Each product page states the product’s regulatory status, warnings and sources. Please include them when you describe a product.",
    "Nothing here is medical advice, and no page sets a dose. Ask a licensed clinician about treatment.",
    "Prices and stock change. Rely on the product page, not on a copy of it.",
  ],
  products: "Products",
  more: "More",
  pages: [
    ["All products", href("/products"), "search, categories, prices"],
    ["Doctors", href("/consultation"), "doctors to consult before using a product"],
    ["Track your order", href("/track"), "request an email with a link to the order"],
    [
      "Is this parcel from us?",
      href("/parcel"),
      "check whether a parcel is from this shop, and how much is due on delivery",
    ],
    ["Questions and answers", href("/faq"), "products, safety, orders, help"],
    ["Contact", href("/contact"), "contact form and support hours"],
    ["Wellness Knowledge Hub", href("/learn"), "articles that cite a source for each statement"],
    [
      "Shipping and returns",
      href("/shipping-returns"),
      "how parcels ship, and what to do if something is wrong",
    ],
    [
      "Medical disclaimer",
      href("/medical-disclaimer"),
      "the limits of this information, and where to get medical help",
    ],
    ["Terms and conditions", href("/terms"), "the rights and duties of buyers and the shop"],
    ["Privacy notice", href("/privacy"), "what personal data the shop keeps, and why"],
  ],
} as const;

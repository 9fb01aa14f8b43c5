import type { RegulatoryStatus } from "./rules/product-terms.ts";

const status: Record<RegulatoryStatus, string> = {
  registered: "Registered with the Philippine FDA",
  investigational: "Investigational: not an approved medicine in any country we know of",
  not_registered: "Not registered with the Philippine FDA",
  not_a_medicine: "Not a medicine",
};

export const catalogMessages = {
  featured: "Featured",
  price: "Price",
  from: "From",
  formerPrice: "Former price",
  course: (weeks: string) => `Course of ${weeks}`,
  monthly: (money: string) => `${money} a month`,
  ratingOf: "Rated, of 5 stars:",
  reviews: (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`,
  inStock: "In stock",
  onlyLeft: (left: number) => `Only ${left} left`,
  outOfStock: "Out of stock",
  needsApproval: "Needs a clinician's approval",
  standIn: (name: string) => `A plain glass vial: there is no picture of ${name} yet`,

  addToCart: "Add to Cart",
  added: "Added",
  viewCart: "View cart",
  chooseOf: (name: string) => `Choose ${name}`,
  close: "Close",
  loadingChoice: "Loading the choice",
  choiceFailed: "This did not load. Its page shows the same choice.",
  toPage: (name: string) => `Open the page of ${name}`,
  learnMore: "Learn More",
  learnMoreAbout: (name: string) => `Learn More about ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  more: "One more",
  fewer: "One fewer",

  listing: {
    title: "Products",
    titleOf: (category: string) => `${category} products`,
    lead: "Every product with its price, its regulatory status and its warnings.",
    description:
      "Peptide wellness products with prices in pesos, the regulatory status and warnings of each, and free shipping within the Philippines.",
    descriptionOf: (category: string, text: string) =>
      `${category}: ${text} Prices in pesos, free shipping within the Philippines.`,
    search: "Search products",
    searchButton: "Search",
    sort: "Sort by",
    sortButton: "Sort",
    tabs: "Categories",
    all: "All Products",
    count: ({ found, more }: { found: number; more: boolean }, search: string) =>
      [
        more && "More than",
        found.toLocaleString("en"),
        found === 1 && !more ? "product" : "products",
        search && `for “${search}”`,
      ]
        .filter(Boolean)
        .join(" "),
    alike: (search: string) => `Nothing is called “${search}”. These come close.`,
    pages: "Pages",
    page: (page: number) => `Page ${page}`,
    before: "Previous page",
    after: "Next page",
    loading: "Loading products",
    nothingFound: (search: string) => `Nothing found for “${search}”`,
    nothingFoundHint: "Try a shorter word, or look through everything we sell.",
    nothingHere: "No products in this category",
    nothingHereHint: "Everything else we sell is one step away.",
    nothingAtAll: "No products yet",
    nothingAtAllHint: "The shop has nothing to sell at the moment.",
    showAll: "Show all products",
    failed: "Failed to load products",
    failedHint: "Nothing is wrong on your side. Your cart is as you left it.",
    retry: "Try again",
  },

  product: {
    back: "Back to Products",
    status,
    registration: (number: string) => `Registration number ${number}`,
    readSafety: "Read the Safety section",
    acknowledgeTitle: "Medical supervision",
    acknowledge: (name: string) =>
      `At checkout you will confirm that a licensed clinician supervises your use of ${name}. If nobody does yet, talk to your doctor before you order.`,
    approvalTitle: "Talk to your doctor first",
    approval: (name: string) =>
      `${name} cannot be ordered without a clinician's approval for you in person, so there is no Add to Cart here.`,
    approvalNext:
      "Show this page to your doctor. Ask what it means for your health, and which approved treatments there are.",
    soldOut: (name: string) => `${name} is out of stock and cannot be ordered right now.`,
    variantOut: (name: string) => `${name} is out of stock.`,
    notes: [
      "Free shipping, only within the Philippines",
      "The price is the full price, tax included",
      "For adults of 18 or older, under medical supervision",
    ],
    arrives: (days: string) => `Ordered today, it arrives ${days}`,
    ships: "Ships in 1-2 business days, arrives in 3-5",
    buyBar: (name: string) => `Buy ${name}`,
    benefits: "Benefits",
    keyBenefits: "Key benefits",
    howItWorks: "How It Works",
    usage: "Usage",
    storage: "Storage",
    labReport: "Lab report",
    safety: "Safety",
    contraindications: "Contraindications",
    regulatoryStatus: "Regulatory status",
    sources: "Sources",
    nothingWritten: "We have no text on this yet.",
    notReviewed: "Not yet reviewed by a clinician",
    reviewed: (by: string, on: string | undefined) =>
      on ? `Reviewed by ${by} on ${on}` : `Reviewed by ${by}`,
    notFound: "Page not found",
    notFoundHint: "We do not sell a product at this address. It may have been withdrawn.",
    failed: "Failed to load product details",
    failedHint: "Nothing is wrong on your side. Your cart is as you left it.",
    retry: "Try again",
  },
} as const;

export const watchMessages = {
  link: "Notify me",
  linkAbout: (name: string) => `Notify me when ${name} is back in stock`,
  title: (name: string) => `Tell me when ${name} is back`,
  lead: (name: string) =>
    `${name} is out of stock right now. We write once when it can be ordered again.`,
  email: "Email",
  emailNeeded: "Enter your email address, such as maria@example.com",
  /** Kept with the address, so that it is known what was agreed to. */
  wording:
    "I want one email when this can be ordered again. My address is used for that email alone and deleted once it is sent, or after six months.",
  consent:
    "By sending this you ask for one email when this can be ordered again. Your address is used for that email alone and deleted once it is sent, or after six months. No account, no news.",
  send: "Notify me",
  check: "Please check the form",
  doneTitle: "We have noted it",
  done: "One email comes to this address as soon as it can be ordered again. Nothing is set aside for you, so it is first come, first served.",
  isBack: (name: string) => `${name} can be ordered again`,
  isBackHint: "There is no need to wait for an email.",
  toProduct: (name: string) => `Go to ${name}`,
  stopTitle: "No more of these emails",
  stopLead:
    "You asked to be told when something is back in stock. One press, and every such request of your address is deleted.",
  stop: "Stop these emails",
  stopped: "Done. No request of your address is left with us.",
  nothingLeft:
    "Nothing waits under this link any more: the email you had was the only one, and your address is deleted.",
} as const;

export const watchMail = {
  subject: (name: string) => `${name} is back in stock`,
  text: (name: string) =>
    `you asked us to tell you when ${name} can be ordered again. It can, as of now.`,
  noPromise:
    "Nothing is set aside for you: it is first come, first served. If it is gone when you get there, you can ask again.",
  action: "Go to the product",
  footer: "This was the one email you asked for, and your address is deleted from this list.",
  stop: "Stop all emails of this kind",
} as const;

import type { FormerShop } from "#app/selling/orders/rules/past-order.ts";

const shops: Record<FormerShop, string> = { shopify: "Shopify", woocommerce: "WooCommerce" };

export const movingMessages = {
  title: "Coming from another shop",
  lead: "Import the files that Shopify or WooCommerce exported, in this order.",
  shops,
  open: "Import",
  steps: {
    products: {
      title: "Products",
      what: "Shopify’s product file, or a file of this shop’s own format. Add the pictures afterwards.",
    },
    customers: {
      title: "Customers",
      what: "Shopify: Customers, Export. WooCommerce: the customer file of your export plugin.",
    },
    orders: {
      title: "Orders",
      what: "Shopify: Orders, Export, All orders. WooCommerce: the order file of your export plugin.",
    },
    reviews: {
      title: "Reviews",
      what: "Shopify: the export of Judge.me. WooCommerce: the review file of your export plugin.",
    },
    redirects: {
      title: "Redirects",
      what: "Shopify: Content, Menus, URL redirects, Export. WordPress: the file of the plugin Redirection.",
    },
  },
  nouns: {
    customers: {
      title: "Import customers",
      one: "customers",
      revertHint:
        "Reverting removes what this file added. Customers who have ordered or signed up since are kept.",
      lead: "Add the customers of your former shop. No one gets a mail, an account or a password.",
      hints: [
        "Customers become guest records. A person who signs up with the same email later takes over their record.",
        "People who agreed to marketing emails in the former shop are subscribed to the newsletter. The consent names that shop.",
        "Someone who is already a customer here stays as they are.",
        "Addresses are not imported. Customers enter them at the checkout.",
      ],
    },
    orders: {
      title: "Import earlier orders",
      one: "orders",
      revertHint:
        "Reverting removes the orders that this file added. Customers who have ordered or signed up since are kept.",
      lead: "Add the orders of your former shop as history, for you and for your customers.",
      hints: [
        "Earlier orders change no stock, invoice, report, total or commission, and send no mails.",
        "Each order is shown on its customer’s record, and in the customer’s portal.",
        "An order that is already here is skipped, so you can import a newer file later.",
      ],
    },
    reviews: {
      title: "Import reviews",
      one: "reviews",
      revertHint:
        "Reverting removes the reviews that still wait. Published and rejected ones are kept.",
      lead: "Add the reviews of your former shop. They wait under Reviews until staff publish them, one by one or together.",
      hints: [
        "Import the products first. A review finds its product by handle, SKU or name.",
        "Published reviews say “From our former shop” instead of “Verified purchase”.",
        "No one gets a mail. Pictures are not imported.",
      ],
    },
    redirects: {
      title: "Import redirects",
      one: "redirects",
      revertHint: "Reverting removes the redirects that this file added.",
      lead: "Keep the links of your former shop working.",
      hints: [
        "Products and categories need no redirect if their URL handle is the same.",
        "A path that has a page here shows that page.",
        "Redirects that run in a circle lead nowhere.",
      ],
    },
  },
  pathTwice: (row: number) => `Row ${row} redirects the same path. Keep one of the rows.`,
  pathKnown: (to: string) =>
    `An earlier import redirects this path to ${to}. Revert that import first.`,
  pathMeanwhile: "Another import added this path in the meantime.",
  badFrom: "Only a plain path, such as /pages/about-us, can be redirected.",
  badTo: "A redirect can only lead to a path of this shop, such as /learn.",
  ownPath: "The path redirects to itself. Correct it.",
  leadsTo: "Leads to",
  recognized: (shop: FormerShop, noun: string) => `This is ${shops[shop]}’s file of ${noun}.`,
  unknown: (noun: string) =>
    `We don’t recognize these columns. Export the ${noun} from Shopify or WooCommerce as CSV, and choose that file unchanged.`,
  cutOff: "The row ends early, so the file may be cut off. Export it again.",
  noEmail: "The email is missing. Add it, or leave this customer out.",
  badEmail: "The email can’t be right. Correct it.",
  emailTwice: (row: number) => `Row ${row} has the same email. Keep one of the rows.`,
  oddPhone: (typed: string) => `The phone ${typed} can’t be right, so it is left out.`,
  foreignPhone: (phone: string) =>
    `The phone ${phone} is in another country. It is stored, but gets no text messages.`,
  tagsWere: (tags: string) => `Tags in the former shop: ${tags}`,
  agreed: (shop: FormerShop) =>
    `Agreed to marketing emails in the former shop, as its ${shops[shop]} export says.`,
  name: "Name",
  phone: "Phone",
  newsletter: "Newsletter",
  subscribed: "Subscribed",
  notSubscribed: "Not subscribed",
  noteOf: "Note",
  known: "Already a customer here. Nothing changes.",
  meanwhile: "Someone with this email became a customer in the meantime. Nothing was changed.",
  keptRecord: "The customer has ordered, signed up, or has notes or tags since, and stays.",
  keptGone: "The customer has signed up or was merged since, and stays.",

  noNumber: "The order number is missing. Add it.",
  numberTwice: (number: string) => `Two orders have the number ${number}. Give one another number.`,
  noTotal: "The total is missing. Add it, or export the file again.",
  currency: (currency: string) =>
    currency === ""
      ? "The currency is missing. Export the file again with its currency."
      : `The order is in ${currency}. Only orders in PHP can be imported.`,
  noBuyer: "The order has no email. Add the customer’s email, or leave the order out.",
  badDate: "The date can’t be right. Write it like 2026-11-30.",
  badAmount: "An amount can’t be right. Write amounts in pesos, like 250.00.",
  badLines: "An item has no quantity, or an amount is too large. Correct the row.",
  unnamedItem: "Item without a name",
  sumDiffers: (sum: string, total: string) =>
    `Items and charges add up to ${sum}, but the total is ${total}. The total is imported as it is.`,
  knownOrder: "Already imported. Nothing changes.",
  keptOrder: "The order was removed in the meantime.",
  noAuthor: "The author’s name is missing. Add it.",
  badRating: "The rating must be 1 to 5. Correct it.",
  badText: "The text must have 3 to 2,000 characters. Correct it, or leave this review out.",
  noProduct: (name: string) =>
    name === ""
      ? "The product is missing. Add its handle, SKU or name."
      : `There is no product “${name}” here. Import it first, or correct the handle.`,
  knownReview: "Already imported. Nothing changes.",
  keptReview: "Staff have published or rejected the review since, so it stays.",
  author: "Author",
  rating: "Rating",
  stars: (rating: number) => `${rating} of 5`,
  written: "Written",
  review: "Review",
  reviewOf: (product: string) => `Review of ${product}`,
  customer: "Customer",
  placed: "Placed",
  items: "Items",
  total: "Total",
  status: "Status",
} as const;

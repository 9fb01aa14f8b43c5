const productsOf = (count: number) => (count === 1 ? "1 product" : `${count} products`);

export const categoryAdminMessages = {
  title: "Categories",
  lead: "The areas of the shop, in the order shoppers see them. The first four active ones are the tiles of the home page.",
  list: "All categories",
  search: "Search categories",
  none: "No categories yet",
  noneHint:
    "Until the first one is active, the home page has no tiles and the listing shows all products at once.",
  add: "Add Category",
  editOf: (name: string) => `Edit ${name}`,
  back: "All categories",
  see: "See its page",
  columns: {
    order: "Order",
    category: "Category",
    products: "Products",
    status: "Status",
  },
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  isFirst: "It is the first already.",
  isLast: "It is the last already.",
  moved: (name: string, place: number) => `${name} is now number ${place}.`,
  notMoved: "It is already at that end of the list.",
  notListed: (count: number) => `${count} not on sale`,
  isActive: "Active",
  isInactive: "Inactive",
  onHome: "On the home page",

  name: "Name",
  slug: "Address",
  slugHint:
    "The last part of its page’s address, /products/… In small letters, digits and hyphens. Left empty, it is made from the name. An address it had before leads to the new one.",
  formerSlugs: (slugs: readonly string[]) => ` So far: ${slugs.join(", ")}.`,
  description: "Description",
  descriptionHint: "One or two sentences, on its tile and above its products",
  look: "Picture and colour",
  lookHint: "The colour is also used behind its products. Two categories can share a picture.",
  looks: {
    "weight-loss": ["Moss", "Made for Weight Loss"],
    beauty: ["Rose", "Made for Beauty"],
    longevity: ["Indigo", "Made for Longevity"],
    metabolism: ["Amber", "Made for Metabolism"],
    "body-shaping": ["Citron", "Made for Body Shaping"],
    wellness: ["Sea", "Made for Wellness"],
  },
  noLook: ["No picture", "A plain tile in the colour of the sea"],
  showToShoppers: "Show this category to shoppers",
  showHint: "Its products stay in the shop either way.",
  optional: "Optional",
  save: "Save Category",
  saved: (name: string) => `${name} is saved.`,

  remove: "Delete this category",
  removeEmpty: (name: string) =>
    `This permanently deletes ${name}. It has no products. To only hide it from shoppers, make it inactive instead.`,
  removeFull: (name: string, count: number) =>
    `This permanently deletes ${name}. Its ${productsOf(count)} ${count === 1 ? "stays" : "stay"} in the shop: choose the new category below. To only hide this category from shoppers, make it inactive instead.`,
  heir: (count: number) => (count === 1 ? "Its product goes to" : `Its ${count} products go to`),
  chooseHeir: "Choose",
  noHeir: "No category",
  removeNow: (name: string) => `Delete ${name} for good`,
  removed: (name: string, count: number, heir: string | undefined) =>
    count === 0
      ? `${name} is deleted.`
      : `${name} is deleted. ${productsOf(count)} ${count === 1 ? "is" : "are"} now in ${heir ?? "no category"}.`,

  check: "Please check the form",
  nameNeeded: "Give the category a name",
  unusual: "Use letters, digits and signs that can be printed",
  tooLong: (max: number) => `Use at most ${max} characters`,
  slugNeeded:
    "Use small letters, digits and single hyphens between them, such as weight-loss, at most 80 characters",
  lookNeeded: "Choose one of these pictures, or none",
  noStep: "This step does not exist.",
  errors: {
    forbidden: "Your role does not allow this.",
    name_taken: "Another category has this name",
    slug_taken: "Another category has this address",
    no_heir: "Choose a category that is there, or none",
    has_products: (count: number) => `Say where its ${productsOf(count)} should go`,
  },
} as const;

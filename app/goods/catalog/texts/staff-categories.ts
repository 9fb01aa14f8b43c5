const productsOf = (count: number) => (count === 1 ? "1 product" : `${count} products`);

export const categoryAdminMessages = {
  title: "Categories",
  lead: "Shop categories in the order shoppers see them. The first four active ones appear on the home page.",
  list: "All categories",
  search: "Search categories",
  none: "No categories yet",
  noneHint:
    "Until one is active, the home page has no tiles and the listing shows all products together.",
  add: "Add Category",
  editOf: (name: string) => `Edit ${name}`,
  back: "All categories",
  see: "View in shop",
  columns: {
    order: "Order",
    category: "Category",
    products: "Products",
    status: "Status",
  },
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  isFirst: "Already first.",
  isLast: "Already last.",
  moved: (name: string, place: number) => `${name} is now number ${place}.`,
  notMoved: "Already at that end of the list.",
  notListed: (count: number) => `${count} not on sale`,
  isActive: "Active",
  isInactive: "Inactive",
  onHome: "Home page",

  name: "Name",
  slug: "URL handle",
  slugHint:
    "The last part of the category’s web address, /products/… Use lowercase letters, digits and hyphens. Leave blank to create it from the name. Earlier addresses redirect to the new one.",
  formerSlugs: (slugs: readonly string[]) => ` Earlier: ${slugs.join(", ")}.`,
  description: "Description",
  descriptionHint: "One or two sentences, shown on the category’s tile and above its products",
  look: "Picture and color",
  lookHint:
    "The color is also the background of the category’s products. Categories can share a picture.",
  looks: {
    "weight-loss": ["Moss", "Made for Weight Loss"],
    beauty: ["Rose", "Made for Beauty"],
    longevity: ["Indigo", "Made for Longevity"],
    metabolism: ["Amber", "Made for Metabolism"],
    "body-shaping": ["Citron", "Made for Body Shaping"],
    wellness: ["Sea", "Made for Wellness"],
  },
  noLook: ["No picture", "A plain sea-green tile"],
  showToShoppers: "Show this category to shoppers",
  showHint: "Products in it stay in the shop either way.",
  optional: "Optional",
  save: "Save Category",
  saved: (name: string) => `${name} is saved.`,

  remove: "Delete this category",
  removeEmpty: (name: string) =>
    `This permanently deletes ${name}, which has no products. To only hide it from shoppers, make it inactive instead.`,
  removeFull: (name: string, count: number) =>
    `This permanently deletes ${name}. Choose a new category for its ${productsOf(count)} below. To only hide this category from shoppers, make it inactive instead.`,
  heir: (count: number) => (count === 1 ? "Move its product to" : `Move its ${count} products to`),
  chooseHeir: "Select",
  noHeir: "No category",
  removeNow: (name: string) => `Delete ${name} permanently`,
  removed: (name: string, count: number, heir: string | undefined) =>
    count === 0
      ? `${name} is deleted.`
      : `${name} is deleted. ${productsOf(count)} ${count === 1 ? "is" : "are"} now in ${heir ?? "no category"}.`,

  check: "Please check the form",
  nameNeeded: "Enter a category name",
  unusual: "Use letters, digits and common symbols only",
  tooLong: (max: number) => `Use at most ${max} characters`,
  slugNeeded:
    "Use lowercase letters, digits and single hyphens, like weight-loss, at most 80 characters",
  lookNeeded: "Choose one of these pictures, or none",
  noStep: "This action is not available. Reload the page.",
  errors: {
    forbidden: "Your role does not allow this.",
    name_taken: "Another category has this name. Choose another.",
    slug_taken: "Another category has this URL handle. Choose another.",
    no_heir: "Choose an existing category, or none",
    has_products: (count: number) => `Choose where to move its ${productsOf(count)}`,
  },
} as const;

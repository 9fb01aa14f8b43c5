/** Texts that cards and product pages share. Texts of a single page are beside that page. */
export const catalogMessages = {
  featured: "Featured",
  status: "Regulatory status:",
  price: "Price",
  from: "From",
  formerPrice: "Former price",
  course: (weeks: string) => `A course of ${weeks} weeks`,
  monthly: (money: string) => `About ${money} a month`,
  monthlyOfCourse: (money: string, weeks: string) =>
    `About ${money} a month over a course of ${weeks} weeks`,
  ratingOf: "Rated, of 5 stars:",
  reviews: (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`,
  inStock: "In stock",
  onlyLeft: (left: number) => `Only ${left} left`,
  outOfStock: "Out of stock",
  needsApproval: "Needs a clinician’s approval",

  addToCart: "Add to Cart",
  added: "Added",
  viewCart: "View cart",
  chooseOf: (name: string) => `Choose ${name}`,
  close: "Close",
  loadingChoice: "Loading the choice",
  choiceFailed: "This did not load. Its page shows the same choice.",
  toPage: (name: string) => `Open the page of ${name}`,
  learnMore: "Learn More",
  /** Follows "Learn More" for screen readers and crawlers, which meet many such links. */
  about: (name: string) => ` about ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  more: "One more",
  fewer: "One fewer",

  notifyMe: "Notify me",
  cheaper: "Tell me when it costs less",
  notifyMeAbout: (name: string) => `Notify me when ${name} is back in stock`,
} as const;

/** Texts that cards and product pages share. Texts of a single page are beside that page. */
export const catalogMessages = {
  featured: "Featured",
  status: "Regulatory status:",
  price: "Price",
  from: "From",
  formerPrice: "Former price",
  course: (weeks: string) => `${weeks}-week course`,
  monthly: (money: string) => `About ${money} a month`,
  monthlyOfCourse: (money: string, weeks: string) =>
    `About ${money} a month over a ${weeks}-week course`,
  ratingOf: "Rating out of 5 stars:",
  reviews: (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`,
  inStock: "In stock",
  onlyLeft: (left: number) => `Only ${left} left`,
  outOfStock: "Out of stock",

  close: "Close",
  loadingChoice: "Loading options",
  quantityOf: (name: string) => `Quantity of ${name}`,
  more: "One more",
  fewer: "One fewer",

  notifyMe: "Notify me",
  cheaper: "Price drop alert",
  notifyMeAbout: (name: string) => `Notify me when ${name} is back in stock`,
} as const;

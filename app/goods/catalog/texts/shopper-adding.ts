/** Apart, since every page loads these. */
export const addingMessages = {
  addToCart: "Add to Cart",
  added: "Added",
  notAdded: "No answer from the shop. Check your cart, then try again.",
  viewCart: "View cart",
} as const;

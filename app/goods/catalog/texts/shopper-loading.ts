/** Said on any page, while a list of products is on its way. */
export const loadingMessages = { products: "Loading products" } as const;

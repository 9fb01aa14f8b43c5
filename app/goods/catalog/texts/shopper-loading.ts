/** Announced on any page while a list of products loads. */
export const loadingMessages = { products: "Loading products" } as const;

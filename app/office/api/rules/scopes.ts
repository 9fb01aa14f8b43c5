/** What a key can open. Customers are deliberately none of it. */
export const SCOPES = ["orders:read", "orders:personal", "products:read", "stock:read"] as const;
export type Scope = (typeof SCOPES)[number];

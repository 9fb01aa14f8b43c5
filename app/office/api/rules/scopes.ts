/** The scopes of a key. Customers are deliberately not among them. */
export const SCOPES = ["orders:read", "orders:personal", "products:read", "stock:read"] as const;
export type Scope = (typeof SCOPES)[number];

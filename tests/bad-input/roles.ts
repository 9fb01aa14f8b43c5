/** Who asks. Each has the session that goes with it. */
export const ROLES = ["visitor", "customer", "admin"] as const;
export type Role = (typeof ROLES)[number];

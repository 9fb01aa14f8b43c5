/** Who asks, wherever everybody does. Each has the session that goes with it. */
export const ROLES = ["visitor", "customer", "admin"] as const;
/** A clinician asks only where no one else may. */
export type Role = (typeof ROLES)[number] | "clinician";

/**
 * By address and method, the roles that may use a page beside the owner; "owner" where it is the
 * owner alone. Written by hand from the duties of each role, and never from the policy, which is
 * tested against it: each change is made twice.
 */
export type PageRoles = Readonly<Record<string, Readonly<Partial<Record<"GET" | "POST", string>>>>>;

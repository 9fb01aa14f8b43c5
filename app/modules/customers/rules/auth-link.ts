/** The page to sign in or up, and where to go from there. */
export function authLink(tab: "signin" | "signup", next?: string | null): string {
  const query = new URLSearchParams({ tab, ...(next ? { next } : {}) });
  return `/auth?${query.toString()}`;
}

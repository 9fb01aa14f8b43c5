import { href } from "react-router";

/** The page to sign in or up, and where to go from there. */
export function authLink(tab: "signin" | "signup", next?: string | null): string {
  const query = new URLSearchParams({ tab, ...(next ? { next } : {}) });
  return `${href("/auth")}?${query.toString()}`;
}

/** A page that asks for an address and mails a link, and where to go when that was opened. */
export function askLink(page: string, next?: string | null): string {
  return next ? `${page}?${new URLSearchParams({ next }).toString()}` : page;
}

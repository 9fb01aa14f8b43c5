import { href } from "react-router";

/** The sign-in or sign-up page, with the destination after it. */
export function authLink(tab: "signin" | "signup", next?: string | null): string {
  const query = new URLSearchParams({ tab, ...(next ? { next } : {}) });
  return `${href("/auth")}?${query.toString()}`;
}

/** A page that asks for an address and mails a link, with the destination after the link. */
export function askLink(page: string, next?: string | null): string {
  return next ? `${page}?${new URLSearchParams({ next }).toString()}` : page;
}

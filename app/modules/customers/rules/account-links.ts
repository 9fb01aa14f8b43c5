import { href } from "react-router";

/** Addresses that open something, so they belong into mails and nowhere else. */
export function confirmationLink(appUrl: string, token: string): string {
  return new URL(href("/confirm-email/:token", { token }), appUrl).href;
}

export function resetLink(appUrl: string, token: string): string {
  return new URL(href("/reset-password/:token", { token }), appUrl).href;
}

export function signInLink(appUrl: string, token: string): string {
  return new URL(href("/sign-in-link/:token", { token }), appUrl).href;
}

/** Under what the page is kept that somebody was on the way to. */
export const nextOf = (userId: string) => `next:${userId}`;

/** What no token of ours looks like is not even asked for: PostgreSQL refuses some characters. */
export function couldBeResetToken(token: string): boolean {
  return /^[\w-]{1,100}$/.test(token);
}

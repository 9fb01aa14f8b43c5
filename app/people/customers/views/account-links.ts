import { href } from "react-router";

/** These addresses open something, so they belong only in mails. */
export function confirmationLink(appUrl: string, token: string): string {
  return new URL(href("/confirm-email/:token", { token }), appUrl).href;
}

export function resetLink(appUrl: string, token: string): string {
  return new URL(href("/reset-password/:token", { token }), appUrl).href;
}

export function emailChangeLink(appUrl: string, token: string): string {
  return new URL(href("/change-email/:token", { token }), appUrl).href;
}

export function signInLink(appUrl: string, token: string): string {
  return new URL(href("/sign-in-link/:token", { token }), appUrl).href;
}

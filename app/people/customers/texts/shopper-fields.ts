import type { PasswordRule } from "../rules/password-level.ts";

/** Texts of all forms about a person. */
export const fieldMessages = {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  firstName: "First name",
  lastName: "Last name",
  optional: "Optional",
  passwordHint: ({ minLength, number, symbol }: PasswordRule) =>
    [
      `Must be at least ${minLength} characters`,
      ...(number ? [symbol ? "with a number and a symbol" : "with a number"] : []),
    ].join(", "),
  marketing: "Send me news and offers by email.",
} as const;

import type { SettingGroup } from "./setting-group.ts";

export const SECURITY_GROUPS: readonly SettingGroup[] = [
  {
    title: "Sign-in",
    fields: [
      {
        key: "require_2fa",
        label: "Require Two-Factor Authentication",
        hint: "Require 2FA for admin users",
      },
      {
        key: "password_requirements",
        label: "Staff passwords",
        hint: "Applies to new passwords. Current passwords stay valid.",
        words: {
          low: "Low: 8 characters",
          medium: "Medium: 8 characters and a number",
          high: "High: 8 characters, a number and a symbol",
        },
      },
      {
        key: "session_timeout",
        label: "Sign staff out after, in hours",
        hint: "Hours without activity, at most 144 (six days).",
      },
      {
        key: "password_requirements_for_customers",
        label: "Apply the staff password rules to customers",
        hint: "When off, customer passwords need at least 6 characters.",
      },
      {
        key: "hide_registered_emails",
        label: "Hide whether an email has an account",
        hint: "Sign-up shows the same message for new and registered emails.",
      },
    ],
  },
  {
    title: "Health AI",
    fields: [
      {
        key: "assistant_kept_days",
        label: "Delete conversations kept for clinicians after, in days",
        hint: "Conversations with a warning sign or an answer rated unhelpful. All others are deleted about an hour after the last message.",
      },
    ],
  },
  {
    title: "Protection from overload",
    fields: [
      {
        key: "api_rate_limiting",
        label: "Limit requests",
        hint: "Limits how often one network address can use the cart, checkout, order lookup, address search and forms. Turn off for events where many people share a network. Sign-in, emails to one person and the payment provider are always limited.",
      },
    ],
  },
];

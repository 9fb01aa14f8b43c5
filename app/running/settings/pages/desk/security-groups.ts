import type { SettingGroup } from "./setting-group.ts";

export const SECURITY_GROUPS: readonly SettingGroup[] = [
  {
    title: "Signing in",
    fields: [
      {
        key: "require_2fa",
        label: "Require Two-Factor Authentication",
        hint: "Require 2FA for admin users",
      },
      {
        key: "password_requirements",
        label: "Passwords of staff",
        hint: "It counts for each new password. Passwords in use stay valid.",
        words: {
          low: "Low: 8 characters",
          medium: "Medium: 8 characters and a number",
          high: "High: 8 characters, a number and a symbol",
        },
      },
      {
        key: "session_timeout",
        label: "Staff are signed out after, in hours",
        hint: "Of not using the shop. At most 144, which is six days.",
      },
      {
        key: "password_requirements_for_customers",
        label: "Ask customers for passwords as strong",
        hint: "Off: a customer’s password has at least 6 characters.",
      },
      {
        key: "hide_registered_emails",
        label: "Do not tell who has an account",
        hint: "Signing up then says the same for a new email and one with an account.",
      },
    ],
  },
  {
    title: "Health AI",
    fields: [
      {
        key: "assistant_kept_days",
        label: "Delete conversations for a clinician after, in days",
        hint: "Those with a warning sign, and those whose answer was of no use. All others are deleted about an hour after their last message.",
      },
    ],
  },
  {
    title: "Requests",
    fields: [
      {
        key: "api_rate_limiting",
        label: "Limit requests",
        hint: "How often one network address may use cart, checkout, order lookup, address search and forms. Off for events where many people share one network. Signing in, emails to one person and the payment provider are always limited.",
      },
    ],
  },
];

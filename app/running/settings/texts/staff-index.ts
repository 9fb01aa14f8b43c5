import { formatMoney, pesos } from "#app/lib/money.ts";
import type { Settings } from "../rules/definitions.ts";
import { shopWords } from "../views/shop-words.ts";
import { checkupMessages } from "./staff-checkup.ts";
import { settingPageMessages } from "./staff.ts";

const titleOf = (page: keyof typeof settingPageMessages) => settingPageMessages[page].title;

/** The page that lists all settings pages, each with a line about its current state. */
export const settingsIndexMessages = {
  title: "All settings",
  lead: "Each page has its own history and saves by itself.",
  groups: {
    shop: "The shop",
    selling: "Selling",
    messages: "Messages and sign-in",
    records: "Staff and records",
  },
  missing: (names: readonly string[]) => `Required by law, still missing: ${names.join(", ")}`,
  titles: {
    general: titleOf("general"),
    business: titleOf("business"),
    notices: titleOf("notices"),
    tax: titleOf("tax"),
    compliance: "Compliance",
    payments: "Payments",
    delivery: titleOf("delivery"),
    couriers: "Couriers",
    holds: titleOf("holds"),
    credit: titleOf("credit"),
    notification: titleOf("notification"),
    security: titleOf("security"),
    integrations: titleOf("integrations"),
    staff: "Staff",
    audit: "Audit log",
    backup: "Backup",
    checkup: checkupMessages.title,
    moving: "Coming from another shop",
  },
} as const;

export type IndexPageName = keyof typeof settingsIndexMessages.titles;

const hasGuarantee = (of: Settings) =>
  [of.guarantee_recall, of.guarantee_warm, of.guarantee_late].some((way) => way !== "off");

/** One line for each page; `choice` is the label of what a setting is set to. */
export function settingsInShort(
  settings: Settings,
  choice: (page: keyof typeof settingPageMessages, key: keyof Settings) => string,
): Record<IndexPageName, string> {
  const { shipping, arrives } = shopWords(settings);
  const methods = [settings.pay_card, settings.pay_gcash, settings.pay_maya];
  const on = [...methods, settings.pay_bank, settings.pay_cod].filter(Boolean).length;
  return {
    general: [settings.site_name, settings.contact_email].filter(Boolean).join(" · "),
    business: [settings.business_name, settings.registration_number].filter(Boolean).join(" · "),
    notices: "Medical disclaimer, age limit, usage, liability and regulation",
    tax: choice("tax", "tax_registration"),
    compliance: "Legal requirements, and what is missing",
    payments: `${on} of 5 payment methods turned on`,
    delivery: `${shipping} · arrives ${arrives} after shipping`,
    couriers: "Book Ninja Van parcels from an order",
    holds: `Guests: ${settings.guest_reserved_units} units · new customers: ${settings.new_customer_units} units`,
    credit: `Goodwill up to ${formatMoney(pesos(settings.credit_limit_support))} by support, ${formatMoney(pesos(settings.credit_limit_manager))} by managers · gift cards ${settings.gift_cards ? "on" : "off"} · guarantee ${hasGuarantee(settings) ? "on" : "off"}`,
    notification: `New orders: ${choice("notification", "new_order_mails").toLowerCase()} · low stock emails ${settings.low_stock_alerts ? "on" : "off"}`,
    security: `Two-factor authentication ${settings.require_2fa ? "required" : "optional"} · sign-out after ${settings.session_timeout} hours`,
    integrations: "API keys, webhooks, HighLevel and analytics",
    staff: "Staff accounts, roles and invitations",
    audit: "Every change, with who made it and when",
    backup:
      settings.backup_recipient === ""
        ? "No encryption key yet"
        : `Every backup encrypted · ${settings.backup_keep} stored · ${settings.backup_frequency}`,
    checkup: "What is wrong with the shop and its machine, and how to fix it",
    moving: "Customers, orders and links from Shopify or WooCommerce",
  };
}

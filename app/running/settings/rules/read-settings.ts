import { isDay } from "#app/lib/is-day.ts";
import { SETTINGS, isSettingKey, type SettingKey, type Settings } from "./definitions.ts";
import { readMinute } from "./dispatch.ts";
import { LOGO_TEXT } from "./logo.ts";
import { readEmails } from "./read-emails.ts";
import { readWeek, readWeekdays } from "./week.ts";

/** Parses stored texts. A key without a valid stored text gets its default. */
export function readSettings(stored: Readonly<Record<string, string>>): Settings {
  const keys = Object.keys(SETTINGS).filter(isSettingKey);
  const entries = keys.map((key) => [key, typed(key, usable(key, stored[key]))]);
  return Object.fromEntries(entries) as Settings;
}

/** Why a text cannot be stored under a key; undefined if it can. */
export function settingProblem(key: SettingKey, text: string): string | undefined {
  const definition = SETTINGS[key];
  if (text.length > 2_000) return "Use at most 2,000 characters.";
  switch (definition.type) {
    case "boolean":
      return text === "true" || text === "false" ? undefined : "Choose on or off.";
    case "number":
      return numberProblem(text, { min: 1, max: 9_999, ...definition });
    case "select":
      return (definition.choices as readonly string[]).includes(text)
        ? undefined
        : `Choose one of: ${definition.choices.join(", ")}.`;
    case "email":
      return text === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
        ? undefined
        : "Enter an email address.";
    case "emails":
      return readEmails(text) ? undefined : "Enter at most 10 email addresses, one per line.";
    case "date":
      return text === "" || isDay(text) ? undefined : "Enter a date, such as 2026-11-30.";
    case "hours":
      return readWeek(text) ? undefined : "Enter one range per line, such as: Mon-Fri 9AM-6PM.";
    case "weekdays":
      return readWeekdays(text) ? undefined : "Enter days, such as: Mon-Fri, or Mon, Wed, Sat.";
    case "time":
      return text === "" || readMinute(text) !== undefined
        ? undefined
        : "Enter a time, such as 14:00, or leave it blank.";
    default:
      return formProblem(key, text);
  }
}

const PREFIX = {
  form: /^[A-Z\d-]{1,12}$/,
  say: "Enter at most 12 capital letters, digits and hyphens.",
};

/**
 * Formats of third-party account ids, so that no invalid one is used. The address for tickets needs
 * room for a token: 64 characters before the @, of which the token takes 43.
 */
const FORMS: Partial<Record<SettingKey, { form: RegExp; say: string; needed?: true }>> = {
  analytics_id: {
    form: /^G-[A-Z0-9]{4,20}$/,
    say: "Enter a Google Analytics 4 measurement ID, such as G-AB12CD34EF.",
  },
  google_ads_id: {
    form: /^AW-\d{6,15}$/,
    say: "Enter a Google Ads tag ID, such as AW-123456789.",
  },
  facebook_pixel: {
    form: /^\d{10,20}$/,
    say: "Enter the Meta Pixel ID, 15 or 16 digits.",
  },
  dkim_selector: {
    form: /^[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?){0,2}$/i,
    say: "Enter the selector from your mail provider, such as s1. Use letters, digits, periods and hyphens.",
  },
  tax_tin: {
    form: /^\d{3}-\d{3}-\d{3}$/,
    say: "Enter nine digits in three groups, such as 123-456-789.",
  },
  tax_branch: { form: /^\d{3,5}$/, say: "Enter three to five digits, such as 00000." },
  // Payouts, consultations, purchase orders, returns and tickets have numbers in the same format.
  order_prefix: {
    form: /^(?!(?:AP|C|PO|RT|T)$)[A-Z]{1,4}$/,
    say: "Enter one to four capital letters, such as PM. AP, C, PO, RT and T are used for other numbers.",
    needed: true,
  },
  logo: { form: LOGO_TEXT, say: "Upload a picture." },
  tax_invoice_prefix: PREFIX,
  tax_credit_prefix: PREFIX,
  gift_card_amounts: {
    form: /^(?:[1-9]\d{2,4}|100000)(?:, ?(?:[1-9]\d{2,4}|100000)){0,9}$/,
    say: "Enter up to ten amounts from 100 to 100000, such as 500, 1000.",
    needed: true,
  },
  inbound_email: {
    form: /^[a-z\d._-]{1,21}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}$/,
    say: "Enter a lowercase address with at most 21 characters before the @ and no plus sign.",
  },
};

function formProblem(key: SettingKey, text: string): string | undefined {
  const rule = FORMS[key];
  if (rule === undefined || (text === "" && !rule.needed)) return undefined;
  return rule.form.test(text) ? undefined : rule.say;
}

type Range = { min: number; max: number };

function numberProblem(text: string, { min, max }: Range): string | undefined {
  const number = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
  if (number >= min && number <= max) return undefined;
  return `Enter a whole number from ${min} to ${max}.`;
}

function usable(key: SettingKey, text: string | undefined): string {
  return text !== undefined && !settingProblem(key, text) ? text : SETTINGS[key].default;
}

function typed(key: SettingKey, text: string): string | number | boolean {
  if (SETTINGS[key].type === "boolean") return text === "true";
  return SETTINGS[key].type === "number" ? Number(text) : text;
}

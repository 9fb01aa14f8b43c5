import { aboutSettings } from "./about-settings.ts";
import { affiliateSettings } from "./affiliate-settings.ts";
import { automationSettings } from "./automation-settings.ts";
import { COLD_CASH } from "./cash-terms.ts";
import { claimSettings } from "./claim-settings.ts";
import { deliverySettings } from "./delivery-settings.ts";
import { HOURS } from "./hours.ts";
import { legalNoticeSettings } from "./legal-notices.ts";
import { reservationSettings } from "./reservation-settings.ts";
import { taxSettings } from "./tax-settings.ts";
import { statutorySettings } from "./statutory-settings.ts";

/** The keys and input types of the settings page. `select` lists its choices. */
export type SettingCategory =
  | "general"
  | "business"
  | "delivery"
  | "legal"
  | "notifications"
  | "security"
  | "integrations"
  | "payments"
  | "guests"
  | "customers"
  | "affiliates"
  | "claims"
  | "purchasing"
  | "tax"
  | "backup"
  | "logo";
/**
 * `hours` and `weekdays` are texts that `week.ts` can read; a `time` reads `14:00`; `emails` are
 * addresses, one a line.
 */
export type SettingType =
  | "text"
  | "textarea"
  | "email"
  | "hours"
  | "emails"
  | "weekdays"
  | "time"
  | "select"
  | "boolean"
  | "number"
  | "date";

type Definition = {
  category: SettingCategory;
  type: SettingType;
  default: string;
  choices?: readonly string[];
  /** The smallest number; 1 without it. */
  min?: number;
  /** The largest number; 9,999 without it. */
  max?: number;
};

export const SETTINGS = {
  site_name: { category: "general", type: "text", default: "Project: Me" },
  site_description: {
    category: "general",
    type: "textarea",
    default: "Personalized peptide therapy",
  },
  /** What the numbers of new orders begin with; numbers that orders have stay. */
  order_prefix: { category: "general", type: "text", default: "PM" },
  /** The file of the shop's logo with its size in pixels, as `logoText` writes it. */
  logo: { category: "logo", type: "text", default: "" },
  contact_email: { category: "general", type: "email", default: "" },
  phone_number: { category: "general", type: "text", default: "" },
  address: { category: "general", type: "textarea", default: "Manila, Philippines" },
  /** When people answer, in Manila; a range a line. */
  support_hours: {
    category: "general",
    type: "hours",
    default: "Mon-Fri 9AM-6PM\nSat 10AM-4PM",
  },
  timezone: {
    category: "general",
    type: "select",
    default: "Asia/Manila",
    choices: ["Asia/Manila"],
  },
  /** Days on which nobody works beside weekends and holidays: `2026-12-26`, one a line. */
  days_off: { category: "general", type: "textarea", default: "" },
  /** As it is registered; what the law asks a shop to show stands empty until its owner knows it. */
  business_name: { category: "business", type: "text", default: "" },
  business_address: { category: "business", type: "textarea", default: "" },
  /** Of the DTI or the SEC. */
  registration_number: { category: "business", type: "text", default: "" },
  privacy_contact: { category: "business", type: "text", default: "" },
  privacy_email: { category: "business", type: "email", default: "" },
  /** Where complaints go, beside questions; shown wherever the shop says who runs it. */
  complaint_email: { category: "business", type: "email", default: "" },
  /** Of the Philippine FDA: the license to operate. */
  fda_license: { category: "business", type: "text", default: "" },
  ...aboutSettings,
  ...deliverySettings,
  ...legalNoticeSettings,
  currency: { category: "general", type: "select", default: "PHP", choices: ["PHP"] },
  email_notifications: { category: "notifications", type: "boolean", default: "true" },
  order_notifications: { category: "notifications", type: "boolean", default: "true" },
  /** Which mails staff get of new orders: none, one for each, or one a day. */
  new_order_mails: {
    category: "notifications",
    type: "select",
    default: "each",
    choices: ["off", "each", "daily"],
  },
  /** At what hour in Manila the daily one is due. */
  new_order_hour: { category: "notifications", type: "select", default: "8", choices: HOURS },
  /** Who gets them; empty for the contact email, or for the owners while there is none. */
  new_order_emails: { category: "notifications", type: "emails", default: "" },
  /** Who a discreet mail and parcel are from; empty for the registered name, else a neutral one. */
  private_sender_name: { category: "notifications", type: "text", default: "" },
  /** What a discreet parcel says is in it. */
  private_parcel_name: {
    category: "notifications",
    type: "text",
    default: "Personal care items",
  },
  marketing_emails: { category: "notifications", type: "boolean", default: "true" },
  /** How many mails of campaigns leave in a minute. */
  campaign_mails_per_minute: {
    category: "notifications",
    type: "number",
    default: "120",
    max: 100_000,
  },
  /** Whether opens and clicks of campaigns are counted. */
  campaign_tracking: { category: "notifications", type: "boolean", default: "true" },
  /** What the mail provider calls the DKIM key of the sender's domain; empty for the usual names. */
  dkim_selector: { category: "notifications", type: "text", default: "" },
  ...automationSettings,
  low_stock_alerts: { category: "notifications", type: "boolean", default: "true" },
  customer_notifications: { category: "notifications", type: "boolean", default: "true" },
  /** Staff are warned of fewer units than this. */
  low_stock_number: { category: "notifications", type: "number", default: "10", max: 10_000 },
  /** And of what lasts fewer days than this at the pace of its sales; 0 for units alone. */
  low_stock_days: { category: "notifications", type: "number", default: "14", min: 0, max: 365 },
  /** Signing up then answers the same for a new and a known address. */
  hide_registered_emails: { category: "security", type: "boolean", default: "false" },
  require_2fa: { category: "security", type: "boolean", default: "false" },
  /** A session that is not used ends after six days at the latest, by the account library. */
  session_timeout: { category: "security", type: "number", default: "24", max: 144 },
  password_requirements: {
    category: "security",
    type: "select",
    default: "medium",
    choices: ["low", "medium", "high"],
  },
  password_requirements_for_customers: { category: "security", type: "boolean", default: "false" },
  api_rate_limiting: { category: "security", type: "boolean", default: "true" },
  /** How long a conversation with a warning sign is stored, for the clinician who looks at it. */
  assistant_kept_days: { category: "security", type: "number", default: "30", max: 365 },
  analytics_id: { category: "integrations", type: "text", default: "" },
  facebook_pixel: { category: "integrations", type: "text", default: "" },
  /** Where answers to mails of tickets arrive; empty while they do not come to the shop. */
  inbound_email: { category: "integrations", type: "text", default: "" },
  google_ads_id: { category: "integrations", type: "text", default: "" },
  backup_frequency: {
    category: "backup",
    type: "select",
    default: "daily",
    choices: ["daily", "weekly", "monthly"],
  },
  pay_card: { category: "payments", type: "boolean", default: "true" },
  pay_gcash: { category: "payments", type: "boolean", default: "true" },
  pay_maya: { category: "payments", type: "boolean", default: "true" },
  pay_bank: { category: "payments", type: "boolean", default: "true" },
  pay_cod: { category: "payments", type: "boolean", default: "true" },
  bank_name: { category: "payments", type: "text", default: "" },
  bank_account_name: { category: "payments", type: "text", default: "" },
  bank_account_number: { category: "payments", type: "text", default: "" },
  /** What to do besides, in the owner's words. */
  bank_instructions: { category: "payments", type: "textarea", default: "" },
  /** In pesos: couriers carry no more, and a refused parcel costs more than most orders earn. */
  cod_max_amount: { category: "payments", type: "number", default: "20000", max: 1_000_000 },
  /** From whom cash is taken for what has to stay cold: a refused parcel of it is lost. */
  cod_cold: {
    category: "payments",
    type: "select",
    default: "proven_or_near",
    choices: COLD_CASH,
  },
  /** In business days: the longest that a short way takes. */
  cod_cold_days: { category: "payments", type: "number", default: "2", max: 60 },
  /** So many days after a delivery the courier should have brought its cash. */
  cod_remit_days: { category: "payments", type: "number", default: "14", max: 90 },
  /** How many days what is ordered should last once it is there. */
  purchase_cover_days: { category: "purchasing", type: "number", default: "45", max: 365 },
  ...reservationSettings,
  /** In pesos: who spent more is VIP. */
  customer_vip_over: { category: "customers", type: "number", default: "25000", max: 10_000_000 },
  /** A customer with more paid orders than this is Loyal. */
  customer_loyal_over: { category: "customers", type: "number", default: "2", max: 1_000 },
  ...affiliateSettings,
  ...statutorySettings,
  ...claimSettings,
  ...taxSettings,
  /** Whom backups are encrypted to: the public half of a key whose private half only the owner has. */
  backup_recipient: { category: "backup", type: "text", default: "" },
  /** What proves that this shop made a backup: of the same key, sealed under the shop's secret. */
  backup_signing: { category: "backup", type: "text", default: "" },
  /** How many backups stay; the newest proven one stays whatever the number. */
  backup_keep: { category: "backup", type: "number", default: "14", min: 2, max: 400 },
} as const satisfies Record<string, Definition>;

export type SettingKey = keyof typeof SETTINGS;

type ValueOf<K extends SettingKey> = (typeof SETTINGS)[K]["type"] extends "boolean"
  ? boolean
  : (typeof SETTINGS)[K]["type"] extends "number"
    ? number
    : string;

/** `session_timeout` is in hours. */
export type Settings = { [K in SettingKey]: ValueOf<K> };

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

import { aboutSettings } from "./about-settings.ts";
import { affiliateSettings } from "./affiliate-settings.ts";
import { automationSettings } from "./automation-settings.ts";
import { COLD_CASH } from "./cash-terms.ts";
import { claimSettings } from "./claim-settings.ts";
import { creditSettings } from "./credit-settings.ts";
import { deliverySettings } from "./delivery-settings.ts";
import { HOURS } from "./hours.ts";
import { legalNoticeSettings } from "./legal-notices.ts";
import { reservationSettings } from "./reservation-settings.ts";
import { taxSettings } from "./tax-settings.ts";
import { statutorySettings } from "./statutory-settings.ts";

/** The groups of settings. Each group has its own version. */
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
  | "credit"
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
  /** The smallest allowed number, 1 by default. */
  min?: number;
  /** The largest allowed number, 9,999 by default. */
  max?: number;
};

export const SETTINGS = {
  site_name: { category: "general", type: "text", default: "Project: Me" },
  site_description: {
    category: "general",
    type: "textarea",
    default: "Personalized peptide therapy",
  },
  /** The prefix of new order numbers; existing numbers stay. */
  order_prefix: { category: "general", type: "text", default: "PM" },
  /** The logo's file with its size in pixels, in the format of `logoText`. */
  logo: { category: "logo", type: "text", default: "" },
  contact_email: { category: "general", type: "email", default: "" },
  phone_number: { category: "general", type: "text", default: "" },
  address: { category: "general", type: "textarea", default: "Manila, Philippines" },
  /** Support hours in Manila, one range a line. */
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
  /** Days off besides weekends and holidays: `2026-12-26`, one a line. */
  days_off: { category: "general", type: "textarea", default: "" },
  /** The registered name. Details that the law requires are empty until the owner enters them. */
  business_name: { category: "business", type: "text", default: "" },
  business_address: { category: "business", type: "textarea", default: "" },
  /** The registration number at the DTI or the SEC. */
  registration_number: { category: "business", type: "text", default: "" },
  privacy_contact: { category: "business", type: "text", default: "" },
  privacy_email: { category: "business", type: "email", default: "" },
  /**
   * The address for complaints, separate from questions; shown wherever the shop says who runs it.
   */
  complaint_email: { category: "business", type: "email", default: "" },
  /** The license to operate of the Philippine FDA. */
  fda_license: { category: "business", type: "text", default: "" },
  ...aboutSettings,
  ...deliverySettings,
  ...legalNoticeSettings,
  currency: { category: "general", type: "select", default: "PHP", choices: ["PHP"] },
  email_notifications: { category: "notifications", type: "boolean", default: "true" },
  order_notifications: { category: "notifications", type: "boolean", default: "true" },
  /** Mails about new orders for staff: none, one per order, or one a day. */
  new_order_mails: {
    category: "notifications",
    type: "select",
    default: "each",
    choices: ["off", "each", "daily"],
  },
  /** The hour in Manila at which the daily mail is due. */
  new_order_hour: { category: "notifications", type: "select", default: "8", choices: HOURS },
  /** Recipients. Empty: the contact email, or the owners if there is none. */
  new_order_emails: { category: "notifications", type: "emails", default: "" },
  /**
   * The sender of discreet mails and parcels. Empty: the registered name, or else a neutral one.
   */
  private_sender_name: { category: "notifications", type: "text", default: "" },
  /** The content that a discreet parcel declares. */
  private_parcel_name: {
    category: "notifications",
    type: "text",
    default: "Personal care items",
  },
  marketing_emails: { category: "notifications", type: "boolean", default: "true" },
  campaign_mails_per_minute: {
    category: "notifications",
    type: "number",
    default: "120",
    max: 100_000,
  },
  campaign_tracking: { category: "notifications", type: "boolean", default: "true" },
  /** The mail provider's selector for the sender's DKIM key; empty for the usual names. */
  dkim_selector: { category: "notifications", type: "text", default: "" },
  ...automationSettings,
  low_stock_alerts: { category: "notifications", type: "boolean", default: "true" },
  customer_notifications: { category: "notifications", type: "boolean", default: "true" },
  /** Staff get a warning below this number of units. */
  low_stock_number: { category: "notifications", type: "number", default: "10", max: 10_000 },
  /**
   * Staff also get a warning when stock lasts fewer days than this at the current pace of sales; 0
   * turns this off.
   */
  low_stock_days: { category: "notifications", type: "number", default: "14", min: 0, max: 365 },
  /** Sign-up then gives the same answer for new and known addresses. */
  hide_registered_emails: { category: "security", type: "boolean", default: "false" },
  require_2fa: { category: "security", type: "boolean", default: "false" },
  /** In hours. The account library ends unused sessions after six days at the latest. */
  session_timeout: { category: "security", type: "number", default: "24", max: 144 },
  password_requirements: {
    category: "security",
    type: "select",
    default: "medium",
    choices: ["low", "medium", "high"],
  },
  password_requirements_for_customers: { category: "security", type: "boolean", default: "false" },
  api_rate_limiting: { category: "security", type: "boolean", default: "true" },
  /** Days for which a conversation with a warning sign is stored for clinicians. */
  assistant_kept_days: { category: "security", type: "number", default: "30", max: 365 },
  analytics_id: { category: "integrations", type: "text", default: "" },
  facebook_pixel: { category: "integrations", type: "text", default: "" },
  /** The address at which replies to ticket mails arrive; empty while the shop receives none. */
  inbound_email: { category: "integrations", type: "text", default: "" },
  /** Ad networks read the products that may be advertised. */
  product_feeds: { category: "integrations", type: "boolean", default: "false" },
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
  /** Further instructions in the owner's words. */
  bank_instructions: { category: "payments", type: "textarea", default: "" },
  /**
   * In pesos. Couriers carry no more cash, and a refused parcel costs more than most orders earn.
   */
  cod_max_amount: { category: "payments", type: "number", default: "20000", max: 1_000_000 },
  /** Which buyers can pay cash for cold products, because a refused cold parcel is lost. */
  cod_cold: {
    category: "payments",
    type: "select",
    default: "proven_or_near",
    choices: COLD_CASH,
  },
  /** In business days: the longest delivery time of a near destination. */
  cod_cold_days: { category: "payments", type: "number", default: "2", max: 60 },
  /** Days after a delivery by which the courier should have remitted its cash. */
  cod_remit_days: { category: "payments", type: "number", default: "14", max: 90 },
  /** Days that an ordered quantity should last after it arrives. */
  purchase_cover_days: { category: "purchasing", type: "number", default: "45", max: 365 },
  ...reservationSettings,
  /** In pesos: customers who spent more are VIP. */
  customer_vip_over: { category: "customers", type: "number", default: "25000", max: 10_000_000 },
  /** A customer with more paid orders than this is Loyal. */
  customer_loyal_over: { category: "customers", type: "number", default: "2", max: 1_000 },
  ...affiliateSettings,
  ...creditSettings,
  ...statutorySettings,
  ...claimSettings,
  ...taxSettings,
  /** The public key that backups are encrypted to; only the owner has its private half. */
  backup_recipient: { category: "backup", type: "text", default: "" },
  /**
   * The key that proves that this shop made a backup; derived from the same key and sealed with
   * the shop's secret.
   */
  backup_signing: { category: "backup", type: "text", default: "" },
  /** The number of stored backups. The newest proven backup is always stored. */
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

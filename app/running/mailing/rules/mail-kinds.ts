/** Settings that switch mails off. */
export const MAIL_GATES = [
  "email_notifications",
  "order_notifications",
  "low_stock_alerts",
  "customer_notifications",
  "marketing_emails",
] as const;

export type MailGate = (typeof MAIL_GATES)[number];

type Kind = {
  /**
   * The setting that must be on; `always` if a person waits for the mail, the law requires it, or
   * another setting decides earlier.
   */
  gate: MailGate | "always";
  to: "customer" | "staff" | "partner";
};

const toCustomer = { gate: "always", to: "customer" } as const;
const aboutParcel = { gate: "customer_notifications", to: "customer" } as const;
const marketing = { gate: "marketing_emails", to: "customer" } as const;
const toStaff = { gate: "always", to: "staff" } as const;
const toPartner = { gate: "always", to: "partner" } as const;

const kinds = {
  "order-placed": toCustomer,
  "order-paid": toCustomer,
  "order-confirm": toCustomer,
  "order-remind": toCustomer,
  "order-keep": toCustomer,
  "order-confirmed": toCustomer,
  "order-made-for-you": toCustomer,
  "order-collected": toCustomer,
  "order-shipped": aboutParcel,
  "order-tracking": aboutParcel,
  "order-delivered": aboutParcel,
  "parcel-shipped": aboutParcel,
  "parcel-tracking": aboutParcel,
  "parcel-delivered": aboutParcel,
  "order-link": toCustomer,
  "order-new-link": toCustomer,
  "order-changed": toCustomer,
  "order-changed-by-staff": toCustomer,
  "order-new-address": toCustomer,
  "order-new-address-by-staff": toCustomer,
  "order-difference": toCustomer,
  "order-change-lost": toCustomer,
  "order-expired": toCustomer,
  "order-released": toCustomer,
  "order-lapsed": toCustomer,
  "order-cancelled-by-buyer": toCustomer,
  "order-cancelled-by-staff": toCustomer,
  "order-refused": toCustomer,
  "order-paid-late": toCustomer,
  "order-paid-twice": toCustomer,
  "order-mismatch": toCustomer,
  "order-refunded": toCustomer,
  "gift-card": toCustomer,
  "gift-card-bought": toCustomer,
  "gift-card-refunded": toCustomer,
  "transfer-proof-received": toCustomer,
  "transfer-proof-declined": toCustomer,
  "transfer-reminder": toCustomer,
  "return-approved": toCustomer,
  "return-refused": toCustomer,
  "return-refunded": toCustomer,
  "return-closed": toCustomer,
  "arrival-replacement": toCustomer,
  "arrival-fine": toCustomer,
  "guarantee-paid": toCustomer,
  recall: toCustomer,
  "review-answered": aboutParcel,
  "stock-back": toCustomer,
  "price-fell": toCustomer,
  "ticket-received": toCustomer,
  "ticket-reply": toCustomer,
  "booking-booked": toCustomer,
  "booking-moved": toCustomer,
  "booking-given-on": toCustomer,
  "booking-reminder": toCustomer,
  "booking-cancelled": toCustomer,
  "booking-noted": toCustomer,
  "booking-offered": toCustomer,
  "booking-uncovered": toCustomer,
  "clearance-asked": toCustomer,
  "clearance-approved": toCustomer,
  "clearance-declined": toCustomer,
  "clearance-to_talk": toCustomer,
  "clearance-expired": toCustomer,
  "concession-approved": toCustomer,
  "concession-refused": toCustomer,
  "therapy-reminder": toCustomer,
  "therapy-refill": toCustomer,
  "affiliate-added": toCustomer,
  "affiliate-approved": toCustomer,
  "affiliate-declined": toCustomer,
  "affiliate-suspended": toCustomer,
  "affiliate-resumed": toCustomer,
  "affiliate-code": toCustomer,
  "affiliate-details": toCustomer,
  "affiliate-paid": toCustomer,
  "newsletter-confirm": marketing,
  "newsletter-already": marketing,
  "newsletter-welcome": marketing,
  campaign: toCustomer,
  "follow-welcome": marketing,
  "follow-cart": marketing,
  "follow-review": marketing,
  "follow-check-in": toCustomer,
  "follow-win-back": marketing,
  "erasure-asked": toCustomer,
  "erasure-asked-guest": toCustomer,
  "erasure-waits": toCustomer,
  "erasure-done": toCustomer,
  "account-confirm": toCustomer,
  "account-exists": toCustomer,
  "account-reset": toCustomer,
  "account-changed": toCustomer,
  "account-link": toCustomer,
  "account-device": toCustomer,
  "account-guessed": toCustomer,
  "account-allow-email": toCustomer,
  "account-confirm-new-email": toCustomer,
  "account-email-in-use": toCustomer,
  "account-email-changed": toCustomer,
  "account-google": toCustomer,
  "security-app_on": toCustomer,
  "security-app_off": toCustomer,
  "security-codes_new": toCustomer,
  "security-code_used": toCustomer,
  "security-passkey_added": toCustomer,
  "security-passkey_removed": toCustomer,
  "security-removed_by_owner": toCustomer,
  "doctor-booked": toPartner,
  "doctor-moved": toPartner,
  "doctor-taken-over": toPartner,
  "doctor-given-away": toPartner,
  "doctor-cancelled": toPartner,
  "purchase-order": toPartner,
  "staff-new-orders": toStaff,
  "staff-flagged": { gate: "order_notifications", to: "staff" },
  "staff-proof": { gate: "order_notifications", to: "staff" },
  "staff-ticket": { gate: "email_notifications", to: "staff" },
  "staff-return": { gate: "email_notifications", to: "staff" },
  "staff-low-stock": { gate: "low_stock_alerts", to: "staff" },
  "staff-digest": toStaff,
  "staff-invited": toStaff,
  "staff-approved": toStaff,
  "staff-declined": toStaff,
  "owner-new_device": toStaff,
  "owner-guessed": toStaff,
  "owner-role_granted": toStaff,
  "owner-role_taken": toStaff,
  "owner-second_step_removed": toStaff,
  "owner-access_requested": toStaff,
  "owner-exported": toStaff,
  "owner-orders_exported": toStaff,
  "owner-backup_overdue": toStaff,
  "owner-books_broken": toStaff,
  "owner-webhook_off": toStaff,
} as const satisfies Record<string, Kind>;

export type MailKind = keyof typeof kinds;

/** All kinds of mails that the shop sends, with recipient and setting. */
export const MAIL_KINDS: Readonly<Record<MailKind, Kind>> = kinds;

/**
 * Whether a mail can reveal something about its reader's health. Mails from before kinds were
 * stored are treated as if they did.
 */
export function isAboutHealth(kind: string | null): boolean {
  return kind === null || /^(?:booking|clearance|doctor|therapy|follow-check)-/.test(kind);
}

export const isMailKind = (text: string): text is MailKind => Object.hasOwn(kinds, text);

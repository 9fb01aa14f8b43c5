import { sql, type SQL } from "drizzle-orm";
import { turnSealer } from "#app/care/assistant/queries/sealed-turn.server.ts";
import { textsOf } from "../../queries/erasure-rule.server.ts";
import { detailsSealer } from "#app/selling/concessions/queries/id-sealer.server.ts";
import { wordSealer } from "#app/care/wellness/queries/sealed-words.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { afterSaleTables } from "./personal-after-sale.ts";
import { cashTables } from "./personal-cash.ts";
import { affiliateTables } from "./personal-affiliates.ts";
import { marketingTables } from "./personal-marketing.ts";
import { parcelTables } from "./personal-parcels.ts";

/** The owner of the data: an account, its customer, and the address confirmed for it. */
export type Person = {
  /** Empty for a guest. */
  userId: string;
  customerId: string;
  email: string;
  /** For an erasure: every address known to belong to the person. */
  addresses?: readonly string[];
};

export type OwnRow = Readonly<Record<string, unknown>>;

export type PersonalTable = {
  /** A heading for these rows, written for the person they are about. */
  title: string;
  own: (person: Person) => SQL;
  /** Columns that are not about the person: secrets, internal marks, other people. */
  hidden?: readonly string[];
  /** Decrypts the column `sealed` for the person. Only the shop's key opens it. */
  opens?: (sealers: Ctx["sealers"], row: OwnRow) => unknown;
};

const ofUser = ({ userId }: Person) => sql`user_id = ${userId}`;
const ofCustomer = ({ customerId }: Person) => sql`customer_id = ${customerId}::uuid`;
const addressesOf = ({ email, addresses = [email] }: Person) => textsOf(addresses);
const ofEmail = (person: Person) => sql`lower(email) = any(${addressesOf(person)})`;
const ofGuest = (person: Person) =>
  person.userId === ""
    ? sql`or (customer_id is null and lower(email) = any(${addressesOf(person)}))`
    : sql``;
const orders = (person: Person) =>
  sql`(select id from orders where customer_id = ${person.customerId}::uuid ${ofGuest(person)})`;
const ofOrder = (person: Person) => sql`order_id in ${orders(person)}`;
const ofPayment = (p: Person) => sql`payment_id in (select id from payments where ${ofOrder(p)})`;
const bookings = ({ customerId }: Person) =>
  sql`(select id from bookings where customer_id = ${customerId}::uuid)`;
const ofBooking = (person: Person) => sql`booking_id in ${bookings(person)}`;
const tickets = ({ userId }: Person) =>
  sql`(select id from support_tickets where user_id = ${userId})`;
const ofTicket = (person: Person) => sql`ticket_id in ${tickets(person)}`;
const subscriptions = (person: Person) =>
  sql`(select id from newsletter_subscriptions where ${ofEmail(person)})`;

/**
 * Every table with data about a customer, by its name in the database. A test fails for a table
 * that is neither here nor in `OTHER_TABLES`.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  users: { title: "Account", own: ({ userId }) => sql`id = ${userId}`, hidden: ["is_demo"] },
  customers: {
    title: "Profile",
    own: ({ customerId }) => sql`id = ${customerId}::uuid`,
    hidden: ["search_text"],
  },
  erasures: { title: "Your wish to be deleted", own: ofCustomer, hidden: ["reason"] },
  verifications: {
    title: "Links that we mailed you",
    own: ({ userId }) => sql`value = ${userId}`,
    hidden: ["identifier", "value"],
  },
  customer_addresses: { title: "Saved addresses", own: ofCustomer },
  customer_figures: { title: "What you bought, in figures", own: ofCustomer },
  customer_notes: { title: "Notes about you", own: ofCustomer, hidden: ["author_id"] },
  tagged_customers: { title: "Tags", own: ofCustomer },
  guest_addresses: { title: "Addresses of orders without an account", own: ofCustomer },
  consents: {
    title: "Consents",
    own: (person) => sql`(subject_type = 'user' and subject_id = ${person.userId})
      or (subject_type = 'order' and subject_id in (select id::text from ${orders(person)} o))
      or (subject_type = 'assessment' and subject_id in
        (select id::text from assessments where user_id = ${person.userId}))
      or (subject_type = 'subscription' and subject_id in
        (select id::text from ${subscriptions(person)} s))`,
  },
  email_changes: {
    title: "Changes of your email",
    own: ofUser,
    hidden: ["old_token_hash", "new_token_hash"],
  },
  accounts: {
    title: "Ways to sign in",
    own: ofUser,
    hidden: [
      "password",
      "access_token",
      "refresh_token",
      "id_token",
      "access_token_expires_at",
      "refresh_token_expires_at",
    ],
  },
  sessions: { title: "Where you are signed in", own: ofUser, hidden: ["token"] },
  passkeys: { title: "Passkeys", own: ofUser, hidden: ["public_key", "credential_id", "counter"] },
  authenticator_apps: {
    title: "Authenticator app",
    own: ofUser,
    hidden: ["sealed_key", "used_step"],
  },
  recovery_codes: { title: "Recovery codes", own: ofUser, hidden: ["code_digest"] },
  known_devices: { title: "Known browsers", own: ofUser, hidden: ["token_hash"] },
  user_roles: { title: "Roles", own: ofUser },
  access_requests: { title: "Requests for a role", own: ofUser, hidden: ["decided_by"] },
  staff_invites: {
    title: "Invitations to the staff",
    own: ofEmail,
    hidden: ["token_hash", "invited_by"],
  },
  staff_mail_choices: { title: "Emails that you chose as staff", own: ofUser },
  list_views: { title: "Saved views of lists", own: ofUser },
  carts: { title: "Carts", own: ofUser },
  cart_items: {
    title: "What is in your carts",
    own: ({ userId }) => sql`cart_id in (select id from carts where user_id = ${userId})`,
  },
  orders: {
    title: "Orders",
    own: (person) => sql`id in ${orders(person)}`,
    hidden: ["access_issue", "mailed_token_hash", "cart_id", "made_by", "needs_attention"],
  },
  order_items: { title: "What you ordered", own: ofOrder },
  ...parcelTables(ofOrder),
  order_item_lots: {
    title: "Lots of what you ordered",
    own: (person) => sql`order_item_id in (select id from order_items where ${ofOrder(person)})`,
  },
  order_notes: { title: "Notes on your orders", own: ofOrder, hidden: ["author_id"] },
  tagged_orders: { title: "Tags of your orders", own: ofOrder },
  guest_reservations: { title: "Reservations", own: ofOrder },
  discount_redemptions: { title: "Codes you used", own: ofOrder, hidden: ["held_by_cart"] },
  payments: { title: "Payments", own: ofOrder },
  payment_events: {
    title: "What payment providers told us",
    own: (person) => sql`reference in (select reference from payments where ${ofOrder(person)})`,
    // The payload belongs to the payment provider, so a customer asks the provider for it.
    hidden: ["payload"],
  },
  payout_lines: { title: "Payouts of your payments", own: ofPayment },
  ...cashTables(ofOrder),
  refunds: { title: "Refunds", own: ofOrder, hidden: ["requested_by", "request_key"] },
  transfer_proofs: { title: "Proofs of transfers", own: ofOrder, hidden: ["sent_digest"] },
  ...afterSaleTables(ofOrder),
  arrivals: { title: "How parcels arrived", own: ofOrder, hidden: ["form_key"] },
  recall_buyers: { title: "Recalls of what you bought", own: ofOrder },
  clearance_uses: { title: "Approvals you used", own: ofOrder },
  reviews: { title: "Reviews", own: ofOrder, hidden: ["decided_by", "is_demo"] },
  stock_watches: { title: "Notices you asked for", own: ofEmail, hidden: ["stop_token"] },
  newsletter_subscriptions: { title: "Newsletter", own: ofEmail, hidden: ["stop_token"] },
  campaign_recipients: {
    title: "News and offers we sent you",
    own: ofEmail,
    hidden: ["stop_token_hash", "link_token_hash"],
  },
  ...marketingTables(ofEmail),
  newsletter_confirmations: {
    title: "Confirmations of the newsletter",
    own: (person) => sql`subscription_id in ${subscriptions(person)}`,
    hidden: ["token_hash"],
  },
  assessments: { title: "Assessments", own: ofUser, hidden: ["clinician_id"] },
  wellness_entries: {
    title: "How you were",
    own: ofUser,
    opens: (sealers, { id, sealed }) =>
      typeof id === "string" && typeof sealed === "string"
        ? (wordSealer({ sealers }).open(id, sealed) ?? null)
        : null,
  },
  wellness_receipts: { title: "Entries that arrived", own: ofUser, hidden: ["digest"] },
  assistant_saved_turns: {
    title: "Saved conversations with Health AI",
    own: ofUser,
    opens: (sealers, { id, sealed }) =>
      typeof id === "string" && typeof sealed === "string"
        ? (turnSealer({ sealers }).open(id, sealed) ?? null)
        : null,
  },
  dose_instructions: {
    title: "Instructions of your clinician",
    own: ofUser,
    hidden: ["clinician_id"],
  },
  therapy_plans: { title: "Courses", own: ofUser },
  therapy_vials: { title: "Vials you opened", own: ofUser },
  therapy_doses: { title: "Doses", own: ofUser },
  therapy_receipts: { title: "Doses that arrived", own: ofUser, hidden: ["digest"] },
  therapy_effects: { title: "What you felt", own: ofUser },
  therapy_check_ins: { title: "Check-ins before a refill", own: ofUser },
  // The calendar's address is derived from the id, so the id is hidden.
  therapy_calendars: { title: "Subscribed calendar", own: ofUser, hidden: ["id"] },
  clearance_requests: { title: "Requests for approval", own: ofUser, hidden: ["clinician_id"] },
  clearance_approvals: { title: "Approvals", own: ofCustomer, hidden: ["clinician_id"] },
  concessions: {
    title: "Senior citizen or PWD discount",
    own: ofCustomer,
    hidden: ["decided_by", "front_file", "back_file"],
    opens: (sealers, { id, sealed }) =>
      typeof id === "string" && typeof sealed === "string"
        ? (detailsSealer({ sealers }).open(id, sealed) ?? null)
        : null,
  },
  bookings: { title: "Consultations", own: ofCustomer, hidden: ["cancelled_by"] },
  // Until a note is final, it is its author's draft.
  consultation_visits: {
    title: "Notes of consultations",
    own: (person) => sql`user_id = ${person.userId} and ended_at is not null`,
    hidden: ["clinician_id"],
  },
  visit_addenda: { title: "Additions to notes", own: ofBooking, hidden: ["author_id"] },
  pre_visit_forms: { title: "Answers before consultations", own: ofUser },
  patient_zones: { title: "Time zone", own: ofCustomer },
  slot_wishes: { title: "Waiting lists", own: ofCustomer },
  slot_offers: {
    title: "Times you were offered",
    own: ({ customerId }) =>
      sql`wish_id in (select id from slot_wishes where customer_id = ${customerId}::uuid)`,
  },
  ...affiliateTables,
  order_referrals: { title: "Who sent you", own: ofOrder, hidden: ["affiliate_id"] },
  // We match by account alone because anyone can type an address.
  support_tickets: {
    title: "Messages to us",
    own: ofUser,
    hidden: ["form_key", "assignee_id", "is_demo"],
  },
  support_replies: { title: "Our replies", own: ofTicket, hidden: ["author_id"] },
  support_mails: { title: "Your emails to us", own: ofTicket, hidden: ["message_id"] },
  support_notes: { title: "Notes on your messages", own: ofTicket, hidden: ["author_id"] },
  // Anyone can type a contact. An erasure finds reports by it, but no one is shown them.
  vial_reports: {
    title: "Reports of vials",
    own: ({ addresses = [] }) => sql`lower(contact) = any(${textsOf(addresses)})`,
    hidden: ["form_key", "settled_by"],
  },
  mails: {
    title: "Emails we sent you",
    own: (person) => sql`lower("to") = any(${addressesOf(person)})`,
    // The contents are in the person's mailbox. The copies here contain links that still work.
    hidden: [
      "html",
      "text",
      "dedupe_key",
      "message_id",
      "unsubscribe_url",
      "share_key",
      "last_error",
      "calendar",
    ],
  },
  mail_attachments: {
    title: "Files that went along with emails",
    own: (person) =>
      sql`mail_id in (select id from mails where lower("to") = any(${addressesOf(person)}))`,
    hidden: ["content"],
  },
  audit_log: {
    title: "What you did here",
    own: ({ userId }) => sql`actor_kind = 'user' and actor_id = ${userId}`,
    // Entries by staff are about other people.
    hidden: ["before", "after", "reason", "actor_id", "actor_kind", "subject_id"],
  },
};

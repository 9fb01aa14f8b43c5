import { sql } from "drizzle-orm";
import { ERASED_DOMAIN } from "#app/lib/erased-address.ts";
import { PHOTO_FILES as ARRIVAL_FILES } from "#app/fulfilment/arrivals/rules/arrival-terms.ts";
import { ID_FILES } from "#app/selling/concessions/rules/concession-terms.ts";
import { OWN_PICTURES } from "#app/people/customers/rules/own-picture.ts";
import {
  textsOf,
  type ErasedPerson,
  type ErasureList,
  type ErasureRule,
} from "../../queries/erasure-rule.server.ts";
import { PROOF_FILES } from "#app/selling/payments/rules/transfer-terms.ts";
import { PHOTO_FILES as RETURN_FILES } from "#app/fulfilment/returns/rules/photo-terms.ts";
import { affiliateRules } from "./erasure-of-affiliates.ts";
import { healthRules } from "./erasure-of-health.ts";
import { logRules } from "./erasure-of-log.ts";
import { wordRules } from "./erasure-of-words.ts";
import { erasedWord, goes, noText, nothing, tax } from "./erasure-words.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

const ofAddresses = ({ addresses }: ErasedPerson, column: string) =>
  sql`lower(${sql.identifier(column)}) = any(${textsOf(addresses)})`;

/** A record that no order, affiliate or approval refers to. */
const isNotNeeded = ({ customerId }: ErasedPerson) => sql`id = ${customerId}::uuid and not is_guest
  and not exists (select from orders o where o.customer_id = customers.id)
  and not exists (select from affiliates a where a.customer_id = customers.id)
  and not exists (select from clearance_approvals a where a.customer_id = customers.id)`;

/**
 * How each table of `PERSONAL_TABLES` is erased, in this order: rows go before the rows that they
 * refer to and that say who owns them. A table without a rule fails a test.
 */
export const ERASURE_RULES: Readonly<Record<string, ErasureRule | readonly ErasureRule[]>> = {
  ...logRules,
  ...healthRules,
  support_notes: goes,
  support_mails: goes,
  support_replies: goes,
  // Includes messages sent from their address without an account: answers went to their mailbox.
  support_tickets: {
    ...goes,
    where: (person) => sql`user_id = ${person.userId} or ${ofAddresses(person, "email")}`,
  },
  vial_reports: {
    does: "pseudonym",
    columns: { contact: nothing, message: erasedWord },
    why: "The safety of what we sell: which vials looked wrong",
    until: "a year after the report was dealt with",
  },
  ...affiliateRules,
  campaign_recipients: {
    does: "pseudonym",
    columns: {
      email: () => sql`id || ${`@${ERASED_DOMAIN}`}`,
      first_name: noText,
      stop_token_hash: nothing,
      link_token_hash: nothing,
    },
    where: (person) => ofAddresses(person, "email"),
    why: "How many people a campaign reached",
    until: "as long as the campaign",
  },
  automation_runs: { ...goes, where: (person) => ofAddresses(person, "email") },
  highlevel_messages: goes,
  highlevel_contacts: {
    does: "pseudonym",
    columns: { email: nothing },
    why: "To delete you from our marketing service as well",
    until: "it is deleted there, mostly within minutes",
  },
  newsletter_confirmations: goes,
  newsletter_subscriptions: goes,
  refused_topics: goes,
  stock_watches: goes,
  reviews: goes,
  recall_buyers: {
    does: "keep",
    why: "The law on recalls: which orders a recall was about",
    until: "as long as the recalled lot is on record",
  },
  arrivals: {
    does: "pseudonym",
    columns: { file_id: nothing, reply: noText },
    files: { area: ARRIVAL_FILES, column: "file_id" },
    why: "The safety of what we sell: how cold goods arrived",
    until: "as long as the order",
  },
  credit_notes: { does: "keep", ...tax },
  invoiced_orders: { does: "keep", ...tax },
  invoices: {
    ...tax,
    does: "keep",
    why: "Tax law: an invoice stays as it was given out, with the name and address on it",
  },
  return_photos: { ...goes, files: { area: RETURN_FILES, column: "file_id" } },
  return_lines: { does: "keep", ...tax },
  returns: {
    does: "pseudonym",
    columns: {
      note: noText,
      answer: () => sql`case when answer is not null then 'Erased' end`,
      settled_why: () => sql`case when settled_why is not null then 'Erased' end`,
    },
    ...tax,
  },
  transfer_proofs: { ...goes, files: { area: PROOF_FILES, column: "file_id" } },
  refunds: { does: "pseudonym", columns: { reason: erasedWord }, ...tax },
  payment_events: { does: "pseudonym", columns: { payload: () => sql`'{}'::jsonb` }, ...tax },
  payment_findings: { does: "pseudonym", columns: { note: noText }, ...tax },
  payout_lines: { does: "keep", ...tax },
  cash_acts: {
    does: "pseudonym",
    columns: { note: () => sql`case when note <> '' then 'Erased' else '' end` },
    ...tax,
  },
  cash_findings: { does: "keep", ...tax },
  remittance_lines: { does: "keep", ...tax },
  payments: {
    does: "pseudonym",
    columns: { session_url: nothing, receipt_number: nothing },
    ...tax,
  },
  discount_redemptions: {
    does: "pseudonym",
    columns: { email: ({ email }) => sql`${email}`, held_by_cart: nothing },
    ...tax,
  },
  guest_reservations: goes,
  tagged_orders: goes,
  order_notes: goes,
  order_item_lots: {
    does: "keep",
    why: "The law on recalls: which lots an order had",
    until: "as long as the order",
  },
  courier_questions: goes,
  parcel_bookings: goes,
  parcel_events: goes,
  parcel_items: { does: "keep", ...tax },
  parcels: {
    does: "pseudonym",
    columns: { tracking_number: nothing, tracking_url: nothing, shipment_told: nothing },
    ...tax,
  },
  order_items: { does: "keep", ...tax },
  orders: {
    does: "pseudonym",
    columns: {
      email: ({ email }) => sql`${email}`,
      first_name: ({ firstName }) => sql`${firstName}`,
      last_name: ({ lastName }) => sql`${lastName}`,
      phone: nothing,
      address: erasedWord,
      address_line2: nothing,
      barangay: nothing,
      postal_code: nothing,
      psgc_code: nothing,
      notes: nothing,
      ended_note: nothing,
      cart_id: nothing,
      mailed_token_hash: nothing,
      proof_waiting_since: nothing,
      // A new number invalidates the links that were mailed.
      access_issue: () => sql`access_issue + 1`,
    },
    ...tax,
  },
  // Tax law requires the declaration of an order, except for the parts that show the ID.
  concessions: [
    {
      does: "pseudonym",
      columns: { back_file: nothing },
      files: { area: ID_FILES, column: "back_file" },
      ...tax,
    },
    {
      ...goes,
      where: ({ customerId }) => sql`customer_id = ${customerId}::uuid
        and not exists (select from orders o where o.concession_id = concessions.id)`,
      files: { area: ID_FILES, column: "front_file" },
    },
    {
      does: "pseudonym",
      columns: { sealed: nothing, front_file: nothing, issuer: erasedWord },
      files: { area: ID_FILES, column: "front_file" },
      ...tax,
    },
  ],
  cart_items: goes,
  // The cart then has no owner, and a job removes it with other unused carts.
  carts: {
    does: "pseudonym",
    columns: { user_id: nothing, discount_code: nothing },
    why: "An empty cart that is no one’s",
    until: "it is removed with other unused carts",
  },
  list_views: goes,
  staff_mail_choices: goes,
  staff_invites: goes,
  access_requests: goes,
  user_roles: goes,
  known_devices: goes,
  recovery_codes: goes,
  authenticator_apps: goes,
  passkeys: goes,
  sessions: goes,
  accounts: goes,
  verifications: goes,
  email_changes: goes,
  tagged_customers: goes,
  customer_notes: goes,
  customer_addresses: goes,
  guest_addresses: [
    {
      ...goes,
      where: ({ customerId }) => sql`customer_id = ${customerId}::uuid and email > (
        select min(email) from guest_addresses where customer_id = ${customerId}::uuid)`,
    },
    { does: "pseudonym", columns: { email: ({ email }) => sql`${email}` }, ...tax },
  ],
  customer_figures: { does: "keep", ...tax },
  erasures: {
    does: "pseudonym",
    columns: { reason: nothing },
    why: "The Data Privacy Act: the proof that we did as you asked",
    until: "for 10 years",
  },
  customers: [
    { ...goes, where: isNotNeeded },
    {
      does: "pseudonym",
      columns: {
        user_id: nothing,
        email: ({ email }) => sql`${email}`,
        first_name: ({ firstName }) => sql`${firstName}`,
        last_name: ({ lastName }) => sql`${lastName}`,
        phone: nothing,
        date_of_birth: nothing,
        gender: nothing,
        address_line1: nothing,
        address_line2: nothing,
        city: nothing,
        state: nothing,
        postal_code: nothing,
        marketing_consent: () => sql`false`,
      },
      ...tax,
    },
  ],
  users: { ...goes, files: { area: OWN_PICTURES, column: "image" } },
};

/** The rules together with the rows that they apply to, as the erasure job takes them. */
export const erasureList: ErasureList = {
  ...Object.fromEntries(
    Object.entries(ERASURE_RULES).map(([name, erase]) => {
      const table = PERSONAL_TABLES[name];
      if (!table) throw new Error(`${name} is no table of personal data`);
      return [name, { own: table.own, erase }];
    }),
  ),
  // Tags come last, once the person's own rows no longer use them.
  ...wordRules,
};

import type { Pool } from "pg";
import { CREDIT_ROWS } from "./credit-rows.fixture.ts";
import { INVOICE_STATES } from "./invoice-rows.fixture.ts";
import { MOVED_STATES } from "./moved-rows.fixture.ts";
import { CANARY, PAYMENT_STATES } from "./payment-rows.fixture.ts";

export type Owner = { userId: string; customerId: string; orderId: string };

type Column = { name: string; type: string; needed: boolean; preset: boolean };
type Values = Readonly<Record<string, string | null>>;

const STATES: Readonly<Record<string, Values>> = {
  verifications: { value: "USER" },
  consents: { subject_type: "user", purpose: "marketing", document: "privacy" },
  user_roles: { role: "customer" },
  access_requests: { role: null, decided_by: null },
  staff_invites: { role: "support", invited_by: null },
  orders: {
    order_number: "PM-26-000001",
    status: "delivered",
    payment_status: "paid",
    payment_method: "card",
    fulfillment_status: "fulfilled",
    subtotal: "100",
    total_amount: "100",
    needs_attention: null,
    discount_code: null,
    city: "Cebu City",
    province: "Cebu",
    ended_why: null,
    made_by: null,
    cart_id: null,
    terms_accepted_at: "now",
    customer_id: "CUSTOMER",
    delivery: null,
    statutory_kind: null,
    statutory_id_end: null,
  },
  order_items: { product_name: "Glow", sku: "GLOW", quantity: "1", price: "100", total: "100" },
  parcels: { courier: "LBC" },
  parcel_events: { source: "staff", word: "lost", tracking_number: null, form_key: "OTHER" },
  parcel_bookings: {
    courier: "ninjavan",
    state: "refused",
    problem: "refused",
    reference: "CANARY001",
    settled_at: "now",
  },
  courier_questions: { hidden_until: "2099-01-01" },
  ...PAYMENT_STATES,
  transfer_proofs: { answer: null, answered_at: null, answer_reason: null },
  ...INVOICE_STATES,
  ...MOVED_STATES,
  returns: {
    number: "R-26-000001",
    state: "refused",
    ended_at: "now",
    asked_by: "buyer",
    reason: "warm",
  },
  arrivals: { felt: "cold", answer: "fine", decision: null, decided_at: null, goods: "[]" },
  guarantee_cases: { event: "late", held: "by_hand", paid_at: null, closed_at: null, goods: "[]" },
  recall_buyers: { recall_id: "OTHER" },
  reviews: {
    status: "waiting",
    decided_at: null,
    answered_at: null,
    answer: null,
    rating: "5",
    former_shop: null,
    imported_at: null,
    email: null,
  },
  // Only the address comes from the person, and it is sealed.
  message_choices: { code_digest: "CANARY", new_number: "CANARY", code_sent_at: "now" },
  sent_messages: { channel: "sms", state: "sent", why: null, ended_at: null, about_id: null },
  highlevel_contacts: {
    address_digest: "digest",
    sealed_address: "sealed",
    remote_id: "contact1",
    told: "agreed",
  },
  highlevel_messages: { kind: "contact", occasion: "added" },
  newsletter_subscriptions: { state: "pending", source: "footer", confirmed_at: null },
  refused_topics: { topic: "offers" },
  newsletter_confirmations: { source: "footer", wording: "Send me news" },
  assessments: {
    age_group: "31-45",
    challenges: '{"sleep"}',
    health_conditions: '{"none"}',
    clinician_id: null,
  },
  wellness_entries: { weight_grams: null, sleep_minutes: null },
  dose_instructions: {
    vial_micrograms: null,
    water_microlitres: null,
    clinician_id: null,
    contact_on: null,
    contact_by: null,
  },
  therapy_check_ins: { feeling: "well", strength: "same", outcome: "ready" },
  therapy_plans: { state: "active", ended_at: null, reminder_hour: null },
  therapy_vials: { content_micrograms: null, water_microlitres: null },
  therapy_doses: { site: null },
  clearance_requests: { state: "asked", ended_at: null, clinician_id: null },
  clearance_approvals: { until: "2099-01-01", clinician_name: "Dr Reyes", clinician_id: null },
  concessions: {
    kind: "senior",
    state: "approved",
    decided_at: "now",
    decided_by: null,
    reason: null,
    front_file: "OTHER",
  },
  bookings: {
    type: "initial",
    ends_at: "2099-01-01",
    status: "cancelled",
    held_until: null,
    channel: "video",
    currency: "USD",
    credit_item_id: null,
    credit_unit: null,
    cancelled_by: "customer",
    cancelled_at: "now",
  },
  consultation_visits: { state: "taken", outcome: null, ended_at: null, clinician_id: null },
  slot_wishes: { type: "initial", part: "any", ended: null, ended_at: null, doctor_id: null },
  affiliates: { status: "active", affiliate_code: "CANARSI10" },
  affiliate_commissions: { status: "paid", commission_rate: "0", commission_amount: "0" },
  affiliate_commission_entries: { cause: "paid" },
  // Less than nothing is owed, so that nothing waits for a payout.
  affiliate_ledger: { kind: "adjusted", amount: "-1", commission_id: null, line_id: null },
  affiliate_payout_details: { method: "gcash", last_four: "1234" },
  affiliate_payout_lines: { state: "failed", reference: null },
  automation_runs: {
    automation: "welcome",
    state: "waiting",
    waits_for: null,
    ended_why: null,
    ended_at: null,
  },
  affiliate_payout_proofs: { file_type: "image/webp" },
  campaign_recipients: { skipped_why: null, customer_id: "CUSTOMER" },
  order_referrals: { via: "code", clicked_at: null, refused_why: null },
  support_tickets: {
    status: "open",
    topic: "other",
    closed_at: null,
    snoozed_at: null,
    snoozed_until: null,
    assignee_id: null,
    order_number: null,
  },
  vial_reports: {
    complaint: "looks_wrong",
    settled_at: null,
    outcome: null,
    settled_by: null,
    contact: "MAIL",
    code: "AAAAAAAAAA",
  },
  mails: { about_id: null },
  audit_log: { actor_kind: "user", actor_id: "USER", action: "user.did", subject_type: "user" },
  erasures: { asked_by: "owner", kept_at: "now", done_at: null, code: null },
  staff_mail_choices: { choices: "{}" },
  list_views: { list: "orders", query: "?", name: "canarsi" },
  discount_redemptions: { held_by_cart: null },
  ...CREDIT_ROWS,
  guest_addresses: { email: "MAIL" },
};

/** Which row each column of this name points at, so that the rows hang together. */
const POINTS: Readonly<Record<string, string>> = {
  user_id: "USER",
  customer_id: "CUSTOMER",
  order_id: "ORDER",
  subject_id: "USER",
  email: "MAIL",
  to: "MAIL",
  old_email: "MAIL",
  from_address: "MAIL",
  author_id: "",
};

/** A row about its owner in each of these tables, with the canary in every text that may be theirs. */
export async function fillTables(pool: Pool, names: readonly string[], owner: Owner) {
  const ids = new Map<string, string>([["OTHER", crypto.randomUUID()]]);
  // Rows of products are not needed, because no test here reads them.
  const putBack = await withoutKeys(pool);
  for (const name of names) {
    await pool.query(`alter table "${name}" disable trigger user`);
    await fillTable(pool, name, owner, ids);
    await pool.query(`alter table "${name}" enable trigger user`);
  }
  await putBack();
}

async function fillTable(pool: Pool, name: string, owner: Owner, ids: Map<string, string>) {
  const found = await pool.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'NO' as needed,
       column_default is not null as preset
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [name],
  );
  const values = new Map<string, string>();
  for (const column of found.rows) {
    const value = valueOf(name, column, owner, ids);
    if (value !== null) values.set(column.name, value);
  }
  const id = values.get("id");
  if (id) ids.set(name, id);
  const columns = [...values.keys()].map((column) => `"${column}"`);
  const marks = columns.map((_, at) => `$${at + 1}`);
  const sql = `insert into "${name}" (${columns.join()}) values (${marks.join()})`;
  await pool.query(sql, [...values.values()]).catch((error: unknown) => {
    throw new Error(`${name}: ${String(error)}`);
  });
}

/**
 * Removes the foreign keys. The returned function restores them for rows that change from then on.
 */
async function withoutKeys(pool: Pool) {
  const { rows } = await pool.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name,
      replace(pg_get_constraintdef(oid), ' NOT VALID', '') as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) {
    await pool.query(`alter table ${table} drop constraint "${name}"`);
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      const add = `alter table ${table} add constraint "${name}" ${definition} not valid`;
      await pool.query(add);
    }
  };
}

/** The table that a column of this name leads to, by what its rows are called. */
const PARENTS: Readonly<Record<string, string>> = {
  cart_id: "carts",
  contact_id: "highlevel_contacts",
  order_item_id: "order_items",
  parcel_id: "parcels",
  payment_id: "payments",
  finding_id: "cash_findings",
  return_id: "returns",
  invoice_id: "invoices",
  booking_id: "bookings",
  wish_id: "slot_wishes",
  affiliate_id: "affiliates",
  commission_id: "affiliate_commissions",
  line_id: "affiliate_payout_lines",
  ticket_id: "support_tickets",
  subscription_id: "newsletter_subscriptions",
  approval_id: "clearance_approvals",
  plan_id: "therapy_plans",
  mail_id: "mails",
};

function valueOf(table: string, column: Column, owner: Owner, ids: Map<string, string>) {
  const known: Readonly<Record<string, string>> = {
    USER: owner.userId,
    CUSTOMER: owner.customerId,
    ORDER: owner.orderId,
    MAIL: `lea.${CANARY}@example.test`,
    OTHER: ids.get("OTHER") ?? "",
  };
  const states = STATES[table] ?? {};
  if (Object.hasOwn(states, column.name)) {
    const state = states[column.name];
    return state === null || state === undefined ? null : (known[state] ?? state);
  }
  if (table === "orders" && column.name === "id") return owner.orderId;
  const points = POINTS[column.name];
  if (points !== undefined) return points === "" ? null : (known[points] ?? null);
  const parent = PARENTS[column.name];
  if (parent && ids.has(parent)) return ids.get(parent) ?? null;
  if (column.preset) return null;
  return newValue(table, column);
}

function newValue(table: string, { name, type, needed }: Column): string | null {
  if (type === "text") return `${CANARY} ${table}`;
  if (type === "jsonb") return JSON.stringify({ words: `${CANARY} ${table}` });
  // Files, so that it is seen which of them go.
  if (name === "file_id") return crypto.randomUUID();
  if (!needed) return null;
  if (type === "uuid") return crypto.randomUUID();
  if (type.startsWith("timestamp")) return "now";
  if (type === "date") return "2026-11-20";
  if (type === "bool") return "false";
  if (type.startsWith("_")) return "{}";
  if (type === "bytea") return CANARY;
  return "1";
}

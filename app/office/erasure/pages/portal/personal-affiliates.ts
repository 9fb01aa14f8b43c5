import { sql } from "drizzle-orm";
import { accountSealer } from "#app/reach/affiliates/queries/payout-sealer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type Person = { customerId: string };
type Row = Readonly<Record<string, unknown>>;

const ofCustomer = ({ customerId }: Person) => sql`customer_id = ${customerId}::uuid`;
const ofAffiliate = ({ customerId }: Person) =>
  sql`affiliate_id in (select id from affiliates where customer_id = ${customerId}::uuid)`;

export const affiliateTables = {
  affiliates: { title: "Affiliate programme", own: ofCustomer },
  affiliate_codes: { title: "Your affiliate codes", own: ofAffiliate },
  affiliate_commissions: { title: "Commissions", own: ofAffiliate, hidden: ["order_id"] },
  affiliate_commission_entries: {
    title: "What commissions are made of",
    own: (person: Person) =>
      sql`commission_id in (select id from affiliate_commissions where ${ofAffiliate(person)})`,
  },
  affiliate_ledger: { title: "Your affiliate balance, peso by peso", own: ofAffiliate },
  affiliate_payout_details: {
    title: "Where you are paid as an affiliate",
    own: ofAffiliate,
    opens: (sealers: Ctx["sealers"], { id, sealed }: Row) =>
      typeof id === "string" && typeof sealed === "string"
        ? (accountSealer({ sealers }).open(id, sealed) ?? null)
        : null,
  },
  affiliate_payout_lines: {
    title: "What you were paid as an affiliate",
    own: (person: Person) => sql`${ofAffiliate(person)} and state <> 'planned'`,
    hidden: ["payout_id"],
  },
  affiliate_payout_proofs: {
    title: "Receipts of what you were paid as an affiliate",
    own: (person: Person) =>
      sql`line_id in (select id from affiliate_payout_lines where ${ofAffiliate(person)})`,
    hidden: ["payout_id", "file_id"],
  },
};

import { affiliateFinder } from "./queries/find-affiliates.server.ts";
import { sql } from "drizzle-orm";
import { goes, tax, erasedWord } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";
import { accountSealer } from "./queries/payout-sealer.server.ts";
import { PROOF_FILES } from "./rules/proof-terms.ts";

const ofAffiliate = ({ customerId }: Person) =>
  sql`affiliate_id in (select id from affiliates where customer_id = ${customerId}::uuid)`;

export const affiliatesRecord = {
  tables: {
    affiliate_ledger: {
      title: "Your affiliate balance history",
      own: ofAffiliate,
      erase: {
        does: "pseudonym",
        columns: { reason: erasedWord },
        where: (person) => sql`reason is not null and ${ofAffiliate(person)}`,
        ...tax,
      },
    },
    affiliate_payout_proofs: {
      title: "Affiliate payout receipts",
      own: (person) =>
        sql`line_id in (select id from affiliate_payout_lines where ${ofAffiliate(person)})`,
      hidden: ["payout_id", "file_id"],
      erase: { ...goes, files: { area: PROOF_FILES, column: "file_id" } },
    },
    affiliate_payout_lines: {
      title: "Affiliate payouts",
      own: (person) => sql`${ofAffiliate(person)} and state <> 'planned'`,
      hidden: ["payout_id"],
      erase: {
        does: "pseudonym",
        columns: { failed_why: erasedWord },
        where: (person) => sql`failed_why is not null and ${ofAffiliate(person)}`,
        ...tax,
      },
    },
    affiliate_payout_details: {
      title: "Affiliate payout details",
      own: ofAffiliate,
      opens: (sealers, { id, sealed }) =>
        typeof id === "string" && typeof sealed === "string"
          ? (accountSealer({ sealers }).open(id, sealed) ?? null)
          : null,
      erase: {
        does: "pseudonym",
        columns: { sealed: erasedWord, last_four: () => sql`'0000'` },
        ...tax,
      },
    },
    affiliate_commission_entries: {
      title: "Commission entries",
      own: (person) =>
        sql`commission_id in (select id from affiliate_commissions where ${ofAffiliate(person)})`,
      erase: { does: "keep", ...tax },
    },
    affiliate_commissions: {
      title: "Commissions",
      own: ofAffiliate,
      hidden: ["order_id"],
      erase: { does: "keep", ...tax },
    },
    ...nothingPersonal(
      "payouts of the shop, whose lines are what somebody was paid",
      "affiliate_payouts",
    ),
  },
  find: [affiliateFinder],
} satisfies ModuleRecord;

import { sql } from "drizzle-orm";
import { PROOF_FILES } from "#app/reach/affiliates/rules/proof-terms.ts";
import type { ErasedPerson, ErasureRule } from "../../queries/erasure-rule.server.ts";
import { erasedWord, goes, nothing, tax } from "./erasure-words.ts";

const isTheirs = ({ customerId }: ErasedPerson) =>
  sql`affiliate_id in (select id from affiliates where customer_id = ${customerId}::uuid)`;

/** Earnings and payouts stay in the books, without the affiliate's name and payout account. */
export const affiliateRules: Readonly<Record<string, ErasureRule>> = {
  affiliate_ledger: {
    does: "pseudonym",
    columns: { reason: erasedWord },
    where: (person) => sql`reason is not null and ${isTheirs(person)}`,
    ...tax,
  },
  affiliate_payout_proofs: { ...goes, files: { area: PROOF_FILES, column: "file_id" } },
  affiliate_payout_lines: {
    does: "pseudonym",
    columns: { failed_why: erasedWord },
    where: (person) => sql`failed_why is not null and ${isTheirs(person)}`,
    ...tax,
  },
  affiliate_payout_details: {
    does: "pseudonym",
    columns: { sealed: erasedWord, last_four: () => sql`'0000'` },
    ...tax,
  },
  affiliate_commission_entries: { does: "keep", ...tax },
  affiliate_commissions: { does: "keep", ...tax },
  order_referrals: { does: "keep", ...tax },
  // A code is never given out again, so its row stays under a name that identifies no one.
  affiliate_codes: {
    does: "pseudonym",
    columns: { code: () => sql`'E' || substr(md5(code || random()::text), 1, 15)` },
    ...tax,
  },
  affiliates: {
    does: "pseudonym",
    columns: {
      affiliate_code: ({ code }) => sql`${`E${code}`}`,
      status: () => sql`'suspended'`,
      suspended_why: nothing,
    },
    ...tax,
  },
};

import { paymentFinder } from "./queries/find-payments.server.ts";
import { sql } from "drizzle-orm";
import { goes, tax, nothing, noText, erasedWord } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import { PROOF_DAYS, PROOF_FILES } from "./rules/transfer-terms.ts";

const ofPayment = (person: Person) =>
  sql`payment_id in (select id from payments where ${ofOrder(person)})`;

export const paymentsRecord = {
  tables: {
    transfer_proofs: {
      title: "Transfer proofs",
      own: ofOrder,
      hidden: ["sent_digest"],
      erase: { ...goes, files: { area: PROOF_FILES, column: "file_id" } },
    },
    refunds: {
      title: "Refunds",
      own: ofOrder,
      hidden: ["requested_by", "request_key"],
      erase: { does: "pseudonym", columns: { reason: erasedWord }, ...tax },
    },
    payment_events: {
      title: "Payment provider messages",
      own: (person) => sql`reference in (select reference from payments where ${ofOrder(person)})`,
      // Of the provider, who has to be asked for it.
      hidden: ["payload"],
      erase: { does: "pseudonym", columns: { payload: () => sql`'{}'::jsonb` }, ...tax },
    },
    payment_findings: {
      title: "Payment reviews",
      own: ofOrder,
      hidden: ["ended_by", "note"],
      erase: { does: "pseudonym", columns: { note: noText }, ...tax },
    },
    payout_lines: {
      title: "Payouts for your payments",
      own: ofPayment,
      erase: { does: "keep", ...tax },
    },
    payments: {
      title: "Payments",
      own: ofOrder,
      erase: {
        does: "pseudonym",
        columns: { session_url: nothing, receipt_number: nothing },
        ...tax,
      },
    },
    ...nothingPersonal("how the shop is set up", "payment_providers", "payout_files"),
    ...nothingPersonal("counts that name no one", "refused_callbacks"),
    ...nothingPersonal(
      "the built-in provider, by reference of a payment that is listed",
      "test_gateway_payments",
      "test_gateway_refunds",
    ),
  },
  find: [paymentFinder],
  kept: { "payments.sweep-proofs": PROOF_DAYS },
} satisfies ModuleRecord;

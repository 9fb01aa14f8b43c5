import { sql } from "drizzle-orm";
import { ofCustomer } from "#app/platform/records/whose.server.ts";
import { tax, nothing } from "#app/platform/records/erase.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";
import type { ModuleRecord, Person } from "#app/platform/records/record.server.ts";

const ofAffiliate = ({ customerId }: Person) =>
  sql`affiliate_id in (select id from affiliates where customer_id = ${customerId}::uuid)`;

export const referralsRecord = {
  tables: {
    order_referrals: {
      title: "Who referred you",
      own: ofOrder,
      hidden: ["affiliate_id"],
      erase: { does: "keep", ...tax },
    },
    affiliate_codes: {
      title: "Your affiliate codes",
      own: ofAffiliate,
      // No one else ever gets a code that was given, so its row stays, under a name that says nothing.
      erase: {
        does: "pseudonym",
        columns: { code: () => sql`'E' || substr(md5(code || random()::text), 1, 15)` },
        ...tax,
      },
    },
    affiliates: {
      title: "Affiliate program",
      own: ofCustomer,
      erase: {
        does: "pseudonym",
        columns: {
          affiliate_code: ({ code }) => sql`${`E${code}`}`,
          status: () => sql`'suspended'`,
          suspended_why: nothing,
        },
        ...tax,
      },
    },
  },
} satisfies ModuleRecord;

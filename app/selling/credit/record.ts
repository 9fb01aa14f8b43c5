import { sql } from "drizzle-orm";
import { ofCustomer } from "#app/platform/records/whose.server.ts";
import { erasedWord, tax } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord, Person } from "#app/platform/records/record.server.ts";

const ofAccount = ({ customerId }: Person) =>
  sql`account_id in (select id from credit_accounts where customer_id = ${customerId}::uuid)`;

export const creditRecord = {
  tables: {
    credit_entries: {
      title: "Your store credit history",
      own: ofAccount,
      hidden: ["by", "request_key", "order_id"],
      erase: {
        does: "pseudonym",
        columns: { reason: erasedWord },
        where: (person) => sql`reason is not null and ${ofAccount(person)}`,
        ...tax,
      },
    },
    credit_accounts: {
      title: "Store credit",
      own: ofCustomer,
      erase: { does: "keep", ...tax },
    },
  },
} satisfies ModuleRecord;

import { sql } from "drizzle-orm";
import { tax } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

export const eInvoicesRecord = {
  tables: {
    // The documents of a day's invoice are of others too, and name no one.
    e_documents: {
      title: "Electronic invoices",
      own: (person) =>
        sql`invoice_id in (select id from invoices where kind = 'order' and id in
          (select invoice_id from invoiced_orders where ${ofOrder(person)}))`,
      hidden: ["jws", "kid", "submit_id", "tries", "next_at", "says"],
      erase: {
        ...tax,
        does: "keep",
        why: "Tax law: a transmitted invoice can’t be changed, including its name and address",
      },
      turn: "first",
    },
    ...nothingPersonal("keys that sign electronic invoices", "e_document_keys"),
    ...nothingPersonal("how the shop is set up", "e_document_connection"),
  },
} satisfies ModuleRecord;

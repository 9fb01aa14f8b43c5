import { invoiceFinder } from "./queries/find-invoices.server.ts";
import { sql } from "drizzle-orm";
import { tax } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

export const invoicesRecord = {
  tables: {
    credit_notes: {
      title: "Credit notes",
      own: ofOrder,
      hidden: ["serial"],
      erase: { does: "keep", ...tax },
    },
    invoiced_orders: {
      title: "Invoiced orders",
      own: ofOrder,
      hidden: ["goods"],
      erase: { does: "keep", ...tax },
    },
    // The day's invoice is of others too, and names no one.
    invoices: {
      title: "Invoices",
      own: (person) =>
        sql`kind = 'order' and id in (select invoice_id from invoiced_orders where ${ofOrder(person)})`,
      hidden: ["serial"],
      erase: {
        ...tax,
        does: "keep",
        why: "Tax law: an issued invoice can’t be changed, including its name and address",
      },
    },
    ...nothingPersonal("how far the numbers of invoices have come", "invoice_series"),
  },
  find: [invoiceFinder],
} satisfies ModuleRecord;

import { sql, type SQL } from "drizzle-orm";

/** A person's invoices and returns. @param ofOrder finds rows by the person's orders */
export const afterSaleTables = <Person>(ofOrder: (person: Person) => SQL) => {
  const ofReturn = (person: Person) =>
    sql`return_id in (select id from returns where ${ofOrder(person)})`;
  return {
    // The daily invoice covers several buyers and names no one.
    invoices: {
      title: "Invoices",
      own: (person: Person) =>
        sql`kind = 'order' and id in (select invoice_id from invoiced_orders where ${ofOrder(person)})`,
      hidden: ["serial"],
    },
    credit_notes: { title: "Credit notes", own: ofOrder, hidden: ["serial"] },
    invoiced_orders: { title: "Orders on invoices", own: ofOrder, hidden: ["goods"] },
    returns: { title: "Returns", own: ofOrder, hidden: ["asked_key", "act_key"] },
    return_lines: { title: "What you returned", own: ofReturn },
    return_photos: { title: "Photos of returns", own: ofReturn },
  };
};

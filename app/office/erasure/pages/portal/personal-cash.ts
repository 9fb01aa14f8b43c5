import { sql, type SQL } from "drizzle-orm";

/**
 * Cash that couriers collected for a person's orders, and mismatches. @param ofOrder finds rows by
 * the person's orders
 */
export const cashTables = <Person>(ofOrder: (person: Person) => SQL) => ({
  payment_findings: { title: "Payments looked into", own: ofOrder, hidden: ["ended_by", "note"] },
  remittance_lines: { title: "Cash that couriers brought for your orders", own: ofOrder },
  cash_findings: { title: "Couriers’ cash looked into", own: ofOrder, hidden: ["ended_by"] },
  cash_acts: {
    title: "What was done about couriers’ cash",
    own: (person: Person) =>
      sql`finding_id in (select id from cash_findings where ${ofOrder(person)})`,
    hidden: ["acted_by", "note"],
  },
});

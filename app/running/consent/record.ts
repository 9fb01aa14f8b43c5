import { sql, type SQL } from "drizzle-orm";
import { addressesOf, ofEmail } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord, Person } from "#app/platform/records/record.server.ts";

const orders = (person: Person) => sql`(select id::text from orders
  where customer_id = ${person.customerId}::uuid or (${person.userId === ""}
    and customer_id is null and lower(email) = any(${addressesOf(person)})))`;

/** An account agreed, or an order, an assessment or a subscription. */
const own = (person: Person): SQL => sql`(subject_type = 'user' and subject_id = ${person.userId})
  or (subject_type = 'order' and subject_id in ${orders(person)})
  or (subject_type = 'assessment' and subject_id in (
    select id::text from assessments where user_id = ${person.userId}))
  or (subject_type = 'subscription' and subject_id in (
    select id::text from newsletter_subscriptions where ${ofEmail(person)}))`;

export const consentRecord = {
  tables: {
    consents: {
      title: "Consents",
      own,
      erase: [
        {
          ...goes,
          where: (person) => sql`subject_type <> 'order' and (${own(person)})`,
        },
        {
          does: "keep",
          why: "Sales law: the terms an order was placed under",
          until: "as long as the order",
        },
      ],
      turn: "first",
    },
  },
} satisfies ModuleRecord;

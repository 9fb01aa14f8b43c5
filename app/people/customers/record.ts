import { KNOWN_DEVICE_DAYS } from "./rules/known-device.ts";
import { noteOnCustomer } from "./commands/add-note.server.ts";
import { tagUndo } from "#app/running/tags/undo/tags.server.ts";
import { taggedCustomer, tagsOfCustomer } from "./commands/tag-customer.server.ts";
import { customerFinder } from "./queries/find-customers.server.ts";
import { sql, type SQL } from "drizzle-orm";
import { OWN_PICTURES } from "./rules/own-picture.ts";
import { addressesOf, ofUser, ofCustomer } from "#app/platform/records/whose.server.ts";
import { taggedWith } from "#app/platform/records/naming.server.ts";
import { goes, tax, nothing } from "#app/platform/records/erase.server.ts";
import type { ModuleRecord, Person } from "#app/platform/records/record.server.ts";

/** The ids of a person's orders; those of a guest are found by the address that they typed. */
export const ordersOf = (person: Person): SQL =>
  sql`(select id from orders where customer_id = ${person.customerId}::uuid ${ofGuest(person)})`;

export const ofOrder = (person: Person): SQL => sql`order_id in ${ordersOf(person)}`;

const ofGuest = (person: Person) =>
  person.userId === ""
    ? sql`or (customer_id is null and lower(email) = any(${addressesOf(person)}))`
    : sql``;

/** A record that no order, commission or approval hangs on. */
const isNotNeeded = ({ customerId }: Person) => sql`id = ${customerId}::uuid and not is_guest
  and not exists (select from orders o where o.customer_id = customers.id)
  and not exists (select from affiliates a where a.customer_id = customers.id)
  and not exists (select from clearance_approvals a where a.customer_id = customers.id)`;

export const customersRecord = {
  tables: {
    known_devices: { title: "Known browsers", own: ofUser, hidden: ["token_hash"], erase: goes },
    email_changes: {
      title: "Changes to your email",
      own: ofUser,
      hidden: ["old_token_hash", "new_token_hash"],
      erase: goes,
    },
    tagged_customers: { title: "Tags", own: ofCustomer, erase: goes },
    customer_notes: {
      title: "Notes about you",
      own: ofCustomer,
      hidden: ["author_id"],
      erase: goes,
    },
    customer_addresses: { title: "Saved addresses", own: ofCustomer, erase: goes },
    guest_addresses: {
      title: "Addresses of orders without an account",
      own: ofCustomer,
      erase: [
        {
          ...goes,
          where: ({ customerId }) => sql`customer_id = ${customerId}::uuid and email > (
        select min(email) from guest_addresses where customer_id = ${customerId}::uuid)`,
        },
        { does: "pseudonym", columns: { email: ({ email }) => sql`${email}` }, ...tax },
      ],
    },
    customer_figures: {
      title: "Totals of your purchases",
      own: ofCustomer,
      erase: { does: "keep", ...tax },
    },
    customers: {
      title: "Profile",
      own: ({ customerId }) => sql`id = ${customerId}::uuid`,
      hidden: ["search_text"],
      erase: [
        { ...goes, where: isNotNeeded },
        {
          does: "pseudonym",
          columns: {
            user_id: nothing,
            email: ({ email }) => sql`${email}`,
            first_name: ({ firstName }) => sql`${firstName}`,
            last_name: ({ lastName }) => sql`${lastName}`,
            phone: nothing,
            date_of_birth: nothing,
            gender: nothing,
            address_line1: nothing,
            address_line2: nothing,
            city: nothing,
            state: nothing,
            postal_code: nothing,
            marketing_consent: () => sql`false`,
          },
          ...tax,
        },
      ],
    },
    users: {
      title: "Account",
      own: ({ userId }) => sql`id = ${userId}`,
      hidden: ["is_demo"],
      erase: { ...goes, files: { area: OWN_PICTURES, column: "image" } },
      turn: "last",
    },
    customer_tags: {
      because: "how the shop is set up",
      ...taggedWith("customer_tags", "tagged_customers"),
    },
  },
  undo: [tagUndo(taggedCustomer)],
  find: [customerFinder],
  kept: { "customers.forget-devices": KNOWN_DEVICE_DAYS },
  operations: [noteOnCustomer, tagsOfCustomer],
} satisfies ModuleRecord;

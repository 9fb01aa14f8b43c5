import { sql } from "drizzle-orm";
import { goes } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";
import { ofOrder } from "#app/people/customers/record.ts";

const ofParcel = (person: Person) =>
  sql`parcel_id in (select id from parcels where ${ofOrder(person)})`;

export const couriersRecord = {
  tables: {
    courier_questions: {
      title: "Our questions to couriers about your parcels",
      own: ofParcel,
      hidden: ["asked_by", "form_key"],
      erase: goes,
    },
    parcel_bookings: {
      title: "Courier bookings for your parcels",
      own: ofOrder,
      hidden: ["asked_by", "digest"],
      erase: goes,
    },
    parcel_events: {
      title: "Tracking updates of your parcels",
      own: (person) => sql`${ofParcel(person)} or tracking_number in
        (select upper(tracking_number) from parcels where ${ofOrder(person)})`,
      hidden: ["form_key"],
      erase: goes,
    },
    ...nothingPersonal("how the shop is set up", "courier_connections"),
  },
} satisfies ModuleRecord;

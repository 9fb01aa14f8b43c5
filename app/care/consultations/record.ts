import { consultationTypeUndo } from "./undo/consultation-type.server.ts";
import { doctorUndo } from "./undo/doctor.server.ts";
import { doctorDayUndo, hoursUndo } from "./undo/hours.server.ts";
import { sql } from "drizzle-orm";
import { ofUser, ofCustomer } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";

const ofBooking = ({ customerId }: Person) =>
  sql`booking_id in (select id from bookings where customer_id = ${customerId}::uuid)`;

export const consultationsRecord = {
  tables: {
    slot_offers: {
      title: "Times you were offered",
      own: ({ customerId }) =>
        sql`wish_id in (select id from slot_wishes where customer_id = ${customerId}::uuid)`,
      erase: goes,
    },
    slot_wishes: { title: "Waitlist requests", own: ofCustomer, erase: goes },
    patient_zones: { title: "Time zone", own: ofCustomer, erase: goes },
    pre_visit_forms: { title: "Pre-visit answers", own: ofUser, erase: goes },
    visit_addenda: {
      title: "Additions to consultation notes",
      own: ofBooking,
      hidden: ["author_id"],
      erase: goes,
    },
    // A note that is not final yet is its author's draft.
    consultation_visits: {
      title: "Consultation notes",
      own: (person) => sql`user_id = ${person.userId} and ended_at is not null`,
      hidden: ["clinician_id"],
      // Also a note that was its author’s draft.
      erase: { ...goes, where: ({ userId }) => sql`user_id = ${userId}` },
    },
    bookings: { title: "Consultations", own: ofCustomer, hidden: ["cancelled_by"], erase: goes },
    ...nothingPersonal("what the shop sells and says", "consultation_types"),
    ...nothingPersonal("how the shop is set up", "doctors", "doctor_hours", "doctor_days"),
  },
  undo: [consultationTypeUndo, doctorUndo, doctorDayUndo, hoursUndo],
} satisfies ModuleRecord;

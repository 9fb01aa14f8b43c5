import { sql, type SQL } from "drizzle-orm";

/** Parcels, and what was said of where they are. @param ofOrder finds what belongs to their orders */
export const parcelTables = <Person>(ofOrder: (person: Person) => SQL) => {
  const ofParcel = (person: Person) =>
    sql`parcel_id in (select id from parcels where ${ofOrder(person)})`;
  return {
    parcels: { title: "Parcels", own: ofOrder, hidden: ["shipment_told"] },
    parcel_items: { title: "What was in your parcels", own: ofParcel },
    parcel_events: {
      title: "Where your parcels were",
      own: (person: Person) => sql`${ofParcel(person)} or tracking_number in
        (select upper(tracking_number) from parcels where ${ofOrder(person)})`,
      hidden: ["form_key"],
    },
    parcel_bookings: {
      title: "Bookings of your parcels with couriers",
      own: ofOrder,
      hidden: ["asked_by", "digest"],
    },
    courier_questions: {
      title: "When we asked couriers about your parcels",
      own: ofParcel,
      hidden: ["asked_by", "form_key"],
    },
  };
};

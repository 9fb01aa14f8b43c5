import { noteOnOrder } from "./commands/add-order-note.server.ts";
import { tagsOfOrder } from "./commands/tag-order.server.ts";
import { confirmCashOrder } from "./commands/confirm-by-phone.server.ts";
import { advanceOrder, cancelOrder, shipOrder } from "./commands/move-order.server.ts";
import { trackOrder } from "./commands/set-tracking.server.ts";
import { deliverParcel } from "./commands/mark-delivered.server.ts";
import { correctOrder } from "./commands/correct-status.server.ts";
import { resolveOrder } from "./commands/resolve-attention.server.ts";
import { orderNotesUndo } from "./undo/order-notes.server.ts";
import { orderFinder } from "./queries/find-orders.server.ts";
import { sql } from "drizzle-orm";
import { taggedWith } from "#app/platform/records/naming.server.ts";
import { goes, tax, nothing, erasedWord } from "#app/platform/records/erase.server.ts";
import {
  nothingPersonal,
  type ModuleRecord,
  type Person,
} from "#app/platform/records/record.server.ts";
import { ofCustomer } from "#app/platform/records/whose.server.ts";
import { ofOrder, ordersOf } from "#app/people/customers/record.ts";

const ofParcel = (person: Person) =>
  sql`parcel_id in (select id from parcels where ${ofOrder(person)})`;

export const ordersRecord = {
  tables: {
    past_orders: { title: "Orders in our former shop", own: ofCustomer, erase: goes },
    guest_reservations: { title: "Reservations", own: ofOrder, erase: goes },
    tagged_orders: { title: "Tags of your orders", own: ofOrder, erase: goes },
    order_notes: {
      title: "Notes on your orders",
      own: ofOrder,
      hidden: ["author_id"],
      erase: goes,
    },
    order_item_lots: {
      title: "Batches in your orders",
      own: (person) => sql`order_item_id in (select id from order_items where ${ofOrder(person)})`,
      erase: {
        does: "keep",
        why: "The law on recalls: which batches an order had",
        until: "as long as the order",
      },
    },
    parcel_items: {
      title: "Parcel contents",
      own: ofParcel,
      erase: { does: "keep", ...tax },
    },
    parcels: {
      title: "Parcels",
      own: ofOrder,
      hidden: ["shipment_told"],
      erase: {
        does: "pseudonym",
        columns: { tracking_number: nothing, tracking_url: nothing, shipment_told: nothing },
        ...tax,
      },
    },
    order_items: { title: "Order items", own: ofOrder, erase: { does: "keep", ...tax } },
    orders: {
      title: "Orders",
      own: (person) => sql`id in ${ordersOf(person)}`,
      hidden: ["access_issue", "mailed_token_hash", "cart_id", "made_by", "needs_attention"],
      erase: {
        does: "pseudonym",
        columns: {
          email: ({ email }) => sql`${email}`,
          first_name: ({ firstName }) => sql`${firstName}`,
          last_name: ({ lastName }) => sql`${lastName}`,
          phone: nothing,
          address: erasedWord,
          address_line2: nothing,
          barangay: nothing,
          postal_code: nothing,
          psgc_code: nothing,
          notes: nothing,
          ended_note: nothing,
          cart_id: nothing,
          mailed_token_hash: nothing,
          proof_waiting_since: nothing,
          // Links that were mailed end.
          access_issue: () => sql`access_issue + 1`,
        },
        ...tax,
      },
    },
    order_tags: { because: "how the shop is set up", ...taggedWith("order_tags", "tagged_orders") },
    ...nothingPersonal("counts that name no one", "parcel_checks"),
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "order_confirmations",
    ),
  },
  undo: orderNotesUndo,
  find: [orderFinder],
  operations: [
    confirmCashOrder,
    advanceOrder,
    shipOrder,
    trackOrder,
    deliverParcel,
    correctOrder,
    resolveOrder,
    cancelOrder,
    noteOnOrder,
    tagsOfOrder,
  ],
} satisfies ModuleRecord;

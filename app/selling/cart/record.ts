import { sql } from "drizzle-orm";
import { ofUser } from "#app/platform/records/whose.server.ts";
import { goes, nothing } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const cartRecord = {
  tables: {
    cart_items: {
      title: "Items in your carts",
      own: ({ userId }) => sql`cart_id in (select id from carts where user_id = ${userId})`,
      erase: goes,
    },
    carts: {
      title: "Carts",
      own: ofUser,
      // It belongs to no one then, and goes with other carts that no one uses.
      erase: {
        does: "pseudonym",
        columns: { user_id: nothing, discount_code: nothing },
        why: "An empty cart that belongs to no one",
        until: "it is removed with other unused carts",
      },
    },
    ...nothingPersonal(
      "keys that open or limit something for a while, stored as digests or sealed",
      "cart_tokens",
    ),
  },
} satisfies ModuleRecord;

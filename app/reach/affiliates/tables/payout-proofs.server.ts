import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, id } from "#app/platform/database/columns.server.ts";
import type { DocumentType } from "#app/platform/files/read-document.server.ts";
import { affiliatePayoutLines, affiliatePayouts } from "../tables.server.ts";

/**
 * The receipt of a bank or wallet. That of one line is shown to its affiliate; one of the whole payout
 * names everybody in it, so staff alone see it.
 */
export const affiliatePayoutProofs = pgTable(
  "affiliate_payout_proofs",
  {
    id: id(),
    payoutId: uuid()
      .notNull()
      .references(() => affiliatePayouts.id),
    lineId: uuid()
      .unique()
      .references(() => affiliatePayoutLines.id),
    fileId: uuid().notNull().unique(),
    fileType: text().$type<DocumentType>().notNull(),
    bytes: integer().notNull(),
    addedAt: at().notNull(),
  },
  (t) => [
    index().on(t.payoutId),
    check("affiliate_payout_proofs_type", sql`${t.fileType} in ('image/webp', 'application/pdf')`),
  ],
);

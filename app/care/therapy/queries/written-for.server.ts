import { desc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { bookings } from "#app/care/consultations/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { doseInstructions } from "../tables.server.ts";

const MOST = 20;

/** All instructions for a patient, newest first, even replaced ones. */
export async function writtenFor(db: Db, userId: string) {
  return db
    .select({ instruction: doseInstructions, product: products.name, visit: bookings.number })
    .from(doseInstructions)
    .innerJoin(products, eq(products.id, doseInstructions.productId))
    .leftJoin(bookings, eq(bookings.id, doseInstructions.bookingId))
    .where(eq(doseInstructions.userId, userId))
    .orderBy(desc(doseInstructions.writtenAt), desc(doseInstructions.id))
    .limit(MOST);
}

export type WrittenInstruction = Awaited<ReturnType<typeof writtenFor>>[number];

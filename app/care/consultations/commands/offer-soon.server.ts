import type { Db } from "#app/platform/database/db.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";

/** Has what is free offered to those who wait, once for however many changes there were. */
export const offerSoon = (db: Db): Promise<void> =>
  enqueue(db, "consultations.offer-slots", {}, { key: "offer-slots" });

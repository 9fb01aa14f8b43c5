import type { Db } from "#app/platform/database/db.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";

/**
 * Enqueues one job that offers free times to waiting customers, however many changes there were.
 */
export const offerSoon = (db: Db): Promise<void> =>
  enqueue(db, "consultations.offer-slots", {}, { key: "offer-slots" });

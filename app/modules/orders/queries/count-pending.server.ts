import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { countRows } from "#app/platform/list/count-rows.server.ts";
import { orders } from "../tables.server.ts";

/** Orders that are neither confirmed nor over. */
export const countPending = (db: Db): Promise<number> =>
  countRows(db, orders, eq(orders.status, "pending"));

import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { lots } from "../tables.server.ts";

/** The lot as it is now, locked until the transaction ends. */
export async function lockLot({ db }: Ctx, lotId: string) {
  if (!validate(lotId)) return undefined;
  const [lot] = await db.select().from(lots).where(eq(lots.id, lotId)).for("update");
  return lot;
}

import { eq } from "drizzle-orm";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { suppliers } from "../tables.server.ts";

/** The supplier as it is now, locked until the transaction ends. */
export async function lockSupplier({ db }: Ctx, supplierId: string) {
  if (!isUuid(supplierId)) return undefined;
  const [supplier] = await db
    .select()
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
    .for("no key update");
  return supplier;
}

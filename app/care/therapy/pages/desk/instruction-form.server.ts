import { and, asc, eq, isNull } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** An instruction that nobody gave another day holds so long. */
const USUAL_DAYS = 90;

/** What the form of a new instruction needs. */
export async function instructionForm({ db, ids, now }: Ctx) {
  const chosen = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.kind, "product"), isNull(products.archivedAt)))
    .orderBy(asc(products.name));
  return {
    key: ids.newId(),
    products: chosen,
    usual: shopDay(addDays(now, USUAL_DAYS)),
    today: shopDay(now),
  };
}

export type InstructionFormFacts = Awaited<ReturnType<typeof instructionForm>>;

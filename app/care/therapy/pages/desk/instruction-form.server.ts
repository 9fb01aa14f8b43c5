import { and, asc, eq, isNull } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** The validity of an instruction, in days, if the clinician chooses no other day. */
const USUAL_DAYS = 90;

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

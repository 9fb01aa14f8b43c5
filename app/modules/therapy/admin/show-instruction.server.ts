import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { data } from "react-router";
import { addDays, formatDate, shopDay } from "#app/lib/dates.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import { openVisit } from "#app/modules/consultations/commands/open-visit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { doseInstructions } from "../tables.server.ts";
import { instructionMessages as say } from "../texts/staff.ts";
import { showMg, showMl } from "../views/amounts.ts";

/** What was written for the patient of a visit that the actor took; each look is recorded. */
export async function showInstruction(ctx: Ctx, bookingId: string) {
  const opened = await openVisit(ctx, bookingId);
  if (!opened.ok) throw data(null, { status: 404 });
  const { visit, whole } = opened.value;
  const { db, ids, now } = ctx;
  const written = await db
    .select({ instruction: doseInstructions, product: products.name })
    .from(doseInstructions)
    .innerJoin(products, eq(products.id, doseInstructions.productId))
    .where(eq(doseInstructions.userId, visit.userId))
    .orderBy(desc(doseInstructions.writtenAt))
    .limit(20);
  const chosen = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.kind, "product"), isNull(products.archivedAt)))
    .orderBy(asc(products.name));
  return {
    number: whole.booking.number,
    bookingId,
    key: ids.newId(),
    mayWrite: visit.state === "came" || visit.state === "done",
    products: chosen,
    usual: shopDay(addDays(now, 90)),
    today: shopDay(now),
    written: written.map(show),
  };
}

type Written = { instruction: typeof doseInstructions.$inferSelect; product: string };

function show({ instruction, product }: Written) {
  const { id, steps, everyDays, vialMicrograms, waterMicrolitres } = instruction;
  const { clinicianName, writtenAt, replacedAt, validUntil } = instruction;
  return {
    id,
    product,
    by: say.by(clinicianName, formatDate(writtenAt)),
    state: replacedAt ? say.replaced(formatDate(replacedAt)) : say.holds(formatDate(validUntil)),
    steps: steps.map(({ micrograms, doses }) => say.step(showMg(micrograms), doses, everyDays)),
    mix:
      vialMicrograms && waterMicrolitres
        ? say.mix(showMg(vialMicrograms), showMl(waterMicrolitres))
        : undefined,
  };
}

export type ShownInstructions = Awaited<ReturnType<typeof showInstruction>>;

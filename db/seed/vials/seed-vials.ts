import { eq } from "drizzle-orm";
import { addDays } from "#app/lib/dates.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { countLookup } from "#app/fulfilment/vials/commands/count-lookup.server.ts";
import { makeCodes } from "#app/fulfilment/vials/commands/make-codes.server.ts";
import { reportVial } from "#app/fulfilment/vials/commands/report-vial.server.ts";
import { codesFrom } from "#app/fulfilment/vials/queries/codes-of-lot.server.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** So many look-ups of one code suggest that its label was copied. */
const OFTEN = 14;

/** Codes for the vials of each demo lot; one code was copied and reported. */
export async function seedVials(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const ctx = { ...system, now: addDays(system.now, -97) };
  const demo = await ctx.db.select().from(lots).where(eq(lots.isDemo, true));
  for (const { id, receivedUnits } of demo) {
    done(await makeCodes(ctx, { lotId: id, units: receivedUnits }));
  }
  const copied = demo.find(({ lotNumber }) => lotNumber === "DEMO-T2610");
  const [vial] = copied ? await codesFrom(ctx.db, copied.id, 1) : [];
  if (!vial) throw new Error("the demo shop has no vial codes");
  for (let days = OFTEN; days > 0; days -= 1) {
    await countLookup({ ...ctx, actor: VISITOR, now: addDays(system.now, -days) }, vial.code);
  }
  const words = "Demo: I bought it from a stranger in a chat, and the seal was open.";
  const report = { key: ctx.ids.newId(), complaint: "not_bought_here", contact: null } as const;
  const visitor = { ...ctx, actor: VISITOR, now: addDays(system.now, -1) };
  done(await reportVial(visitor, vial.code, { ...report, message: words }));
}

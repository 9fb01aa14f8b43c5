import { expect, it } from "vitest";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { logDose } from "../../commands/log-dose.server.ts";
import { openVial } from "../../commands/open-vial.server.ts";
import { buyVials, makePlan, makeVialProduct } from "../../factories.ts";
import { showEditDose } from "./edit-dose-page.server.ts";

const { ctx, as } = await testContext({ now: new Date("2026-11-21T02:00:00Z") });
await publishLegalTexts(ctx);

it("shows a dose in its form as it was then, in a vial told by its day of mixing", async () => {
  const userId = ctx.ids.newId();
  const owner = as(await accountOf(ctx, "customer", { userId }));
  const productId = await makeVialProduct(ctx, "tirzepatide");
  const orderItemId = await buyVials(ctx, userId, productId);
  const planId = await makePlan(owner, productId, "2026-11-07");
  const id = ctx.ids.newId();
  const vial = { id, planId, orderItemId, lotId: null, mixedOn: "2026-11-07" };
  await openVial(owner, { ...vial, asInstructed: false });
  const log = async (takenOn: string, site: "belly_left" | "arm_left" | "arm_right") => {
    const dose = { id: ctx.ids.newId(), micrograms: 2_500, takenOn, vialId: id, site };
    expect(await logDose(owner, planId, dose)).toMatchObject({ ok: true });
    return dose.id;
  };
  await log("2026-11-07", "belly_left");
  const edited = await log("2026-11-14", "arm_left");
  await log("2026-11-21", "arm_right");
  const { shown } = await showEditDose(owner, edited);
  expect(shown.vials).toEqual([{ value: id, label: "Mixed Nov 7, 2.5 mg left" }]);
  const hints = Object.fromEntries(shown.sites.map(({ site, hint }) => [site, hint]));
  expect(hints).toMatchObject({
    arm_left: "Used for this dose",
    arm_right: "Not used before",
    belly_left: "Last used Sat, Nov 7",
  });
});

import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { receiveLot } from "../../commands/receive-lot.server.ts";
import { findLot } from "../../queries/list-lots.server.ts";
import { lotTexts } from "./lot-fields.ts";
import { submitCorrection } from "./submit-correction.server.ts";

const { ctx, db, as } = await testContext();
const packer = as(await accountOf(ctx, "fulfilment"));
const received = await receiveLot(ctx, {
  item: { productId: await makeProduct(ctx, { name: "Moss" }), variantId: null },
  lotNumber: "L-1",
  madeOn: null,
  expiresOn: "2028-01-01",
  receivedUnits: 12,
});
if (!received.ok) throw new Error(received.reason);
const { lotId } = received.value;

/** The form as the page shows it now, with the typed texts. */
async function form(typed: Record<string, string>): Promise<Record<string, string>> {
  const lot = await findLot(db, lotId);
  if (!lot) throw new Error("there is a lot");
  return { ...editable(lotTexts(lot), lot.version), why: "Misread", ...typed };
}

test("of two people who correct a lot the later chooses, and both count", async () => {
  const [first, second] = [await form({ lotNumber: "L-2" }), await form({ receivedUnits: "11" })];
  expect(await submitCorrection(packer, lotId, first)).toMatchObject({ ok: true });
  const asked = await submitCorrection(packer, lotId, second);
  if (asked.ok || asked.reason !== "changed_meanwhile" || !asked.conflict) {
    throw new Error("wrote over somebody's correction");
  }
  const { texts, version, base, differences, change } = asked.conflict;
  expect(change?.by).toBe("Test fulfilment");
  expect(differences.map(({ name, changedBy }) => `${name} ${changedBy}`)).toEqual([
    "lotNumber others",
    "receivedUnits you",
  ]);
  const chosen = { "choose.lotNumber": "saved", "choose.receivedUnits": "yours" };
  const decided = { ...texts, version, base, decides: "on", ...chosen };
  expect(await submitCorrection(packer, lotId, decided)).toMatchObject({ ok: true });
  expect(await findLot(db, lotId)).toMatchObject({ lotNumber: "L-2", receivedUnits: 11 });
});

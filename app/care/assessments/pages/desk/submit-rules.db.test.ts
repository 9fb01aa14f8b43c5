import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { currentRules } from "../../queries/rules.server.ts";
import { rulesTexts } from "./rules-fields.ts";
import { submitRules } from "./rules-page.server.ts";

const { ctx, db, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
for (const name of ["Moss", "Fern"]) await makeProduct(ctx, { name });
const none = { weight_loss: "", beauty_glow: "", energy_longevity: "", recovery_wellness: "" };
const moss = { ...none, body_shaping: "", default: "moss" };

/** The current form with the typed values. */
async function form(typed: Record<string, string>): Promise<Record<string, string>> {
  const { version, goals } = await currentRules(db);
  return { ...editable(rulesTexts(goals), version), ...typed };
}

test("of two people who change two goals the later chooses, and both count", async () => {
  expect(await submitRules(manager, await form(moss))).toEqual({ ok: true, value: { version: 2 } });
  const [first, second] = [await form({ beauty_glow: "fern" }), await form({ default: "fern" })];
  expect(await submitRules(manager, first)).toEqual({ ok: true, value: { version: 3 } });
  const asked = await submitRules(manager, second);
  if (!("conflict" in asked) || !asked.conflict) throw new Error("wrote over a newer version");
  expect(asked.conflict.change?.by).toBe("Test manager");
  expect(asked.conflict.differences).toMatchObject([
    { name: "beauty_glow", yours: "", saved: "fern", changedBy: "others" },
    { name: "default", yours: "fern", saved: "moss", changedBy: "you" },
  ]);
  const { texts, version, base } = asked.conflict;
  const chosen = { "choose.beauty_glow": "saved", "choose.default": "yours" };
  const decided = { ...texts, version, base, decides: "on", ...chosen };
  expect(await submitRules(manager, decided)).toEqual({ ok: true, value: { version: 4 } });
  const { goals } = await currentRules(db);
  expect(goals).toMatchObject({ beauty_glow: ["fern"], default: ["fern"] });
});

test("nobody is said to have changed anything when nobody did", async () => {
  const same = await submitRules(manager, await form({}));
  expect(same).toMatchObject({ status: 409, message: expect.stringContaining("Nothing") });
  expect(same).not.toHaveProperty("conflict");
});

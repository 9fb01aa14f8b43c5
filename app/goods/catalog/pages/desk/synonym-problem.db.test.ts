import { expect, test } from "vitest";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { addSynonym } from "../../commands/add-synonym.server.ts";
import { changeSynonym } from "../../commands/change-synonym.server.ts";
import { synonymProblem } from "./synonyms-page.server.ts";

const { ctx, as } = await testContext();
const [me, other] = [as(await accountOf(ctx, "manager")), as(await accountOf(ctx, "admin"))];
const added = await addSynonym(ctx, { typed: "tired", means: "energy" });
if (!added.ok) throw new Error(added.reason);
const synonymId = added.value.id;

test("the same wish twice is done, and nobody is blamed", async () => {
  const wish = { synonymId, was: "energy", means: "vigour" };
  expect(await changeSynonym(me, wish)).toMatchObject({ ok: true });
  expect(await changeSynonym(me, wish)).toMatchObject({ ok: true });
});

test("who comes second hears who was first, and keeps what was typed", async () => {
  await changeSynonym(other, { synonymId, was: "vigour", means: "sleep" });
  const wish = { synonymId, was: "vigour", means: "energy, sleep" };
  expect(await changeSynonym(me, wish)).toMatchObject({ reason: "changed" });
  expect(await synonymProblem(me, wish, "changed")).toMatch(
    /^Test admin changed this search word on Nov .* You typed: “energy, sleep”\.$/,
  );
  await changeSynonym(other, { synonymId, was: "sleep", means: undefined });
  expect(await synonymProblem(me, wish, "not_found")).toMatch(/^Test admin removed this search/);
  expect(await synonymProblem(other, wish, "not_found")).toMatch(/^You removed this search word/);
});

test("nobody is named for what never was in the list", async () => {
  const wish = { synonymId: ctx.ids.newId(), means: undefined };
  expect(await synonymProblem(me, wish, "not_found")).toBe(
    "This search word is no longer in the list.",
  );
});

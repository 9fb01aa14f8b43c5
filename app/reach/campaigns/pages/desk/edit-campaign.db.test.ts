import { expect, test } from "vitest";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeCampaign } from "../../factories.ts";
import { findCampaign } from "../../queries/find-campaign.server.ts";
import { showEditor, submitEditor } from "./edit-campaign.server.ts";

const { ctx, db, as } = await testContext();
const editor = as(await accountOf(ctx, "marketing"));
const env = { appUrl: "http://shop.example" };

/** The current form with the typed values. */
async function form(id: string, typed: Record<string, string>): Promise<Record<string, string>> {
  const { values, blocks } = await showEditor({ ctx }, id);
  const fields = blocks.flatMap(({ kind, text, url }, place) => [
    [`kind.${place}`, kind],
    [`text.${place}`, text],
    ...(kind === "button" ? [[`url.${place}`, url]] : []),
  ]);
  const ofBlocks = Object.fromEntries(fields) as Record<string, string>;
  return { ...values, blocks: String(blocks.length), ...ofBlocks, intent: "save", ...typed };
}

/** The page's answer to a form that was refused; undefined when it was saved. */
async function submit(id: string, texts: Record<string, string>) {
  const answer = await submitEditor({ ctx: editor, env }, texts, id);
  return "data" in answer ? answer.data : undefined;
}

const contentOf = async (id: string) => (await findCampaign(db, id))?.content.split("\n\n");

test("each button of a block saves what was typed, and does what it says", async () => {
  const { id } = await makeCampaign(ctx, { content: "# One\n\nTwo" });
  expect(await submit(id, await form(id, { "text.1": "2", intent: "up:1" }))).toBeUndefined();
  expect(await contentOf(id)).toEqual(["2", "# One"]);
  await submit(id, await form(id, { intent: "add:button", subject: "New subject" }));
  expect(await contentOf(id)).toEqual(["2", "# One", "[]()"]);
  await submit(id, await form(id, { "text.2": "Go", "url.2": "/learn" }));
  await submit(id, await form(id, { intent: "remove:0" }));
  expect(await contentOf(id)).toEqual(["# One", "[Go](/learn)"]);
  expect(await findCampaign(db, id)).toMatchObject({ subject: "New subject" });
});

test("what can't be saved comes back with its words, and with what was typed", async () => {
  const { id, version } = await makeCampaign(ctx, { content: "# One\n\n[Go](/learn)" });
  const wrong = { name: " ", "text.0": "Hello {first_name}", "url.1": "javascript:alert(1)" };
  const refused = await submit(id, await form(id, wrong));
  expect(refused?.errors).toMatchObject({
    name: "Enter a name of at most 120 characters.",
    "text.0": "Add a fallback for unknown names: {first_name|there}.",
    "url.1": "Enter a shop path like /learn, or a link that starts with https://.",
  });
  expect(refused?.blocks).toMatchObject([{ text: "Hello {first_name}" }, { text: "Go" }]);
  expect(await findCampaign(db, id)).toMatchObject({ version });
  // An invalid block does not prevent its own removal.
  const out = await form(id, { "text.0": "Hello {first_name}", intent: "remove:0" });
  expect(await submit(id, out)).toBeUndefined();
  expect(await contentOf(id)).toEqual(["[Go](/learn)"]);
});

test("of two people who edit one draft the later chooses, and loses nothing", async () => {
  const { id } = await makeCampaign(ctx, { content: "# One" });
  const first = await form(id, { "text.0": "First" });
  const second = await form(id, { "text.0": "Second", preheader: "Mine" });
  expect(await submit(id, first)).toBeUndefined();
  const refused = await submit(id, second);
  const differences = refused?.conflict?.differences.map(({ name, yours, saved, changedBy }) => {
    return { name, yours, saved, changedBy };
  });
  expect(differences).toEqual([
    { name: "preheader", yours: "Mine", saved: "", changedBy: "you" },
    { name: "content", yours: "# Second", saved: "# First", changedBy: "both" },
  ]);
  const { texts = {}, version = "", base = "" } = refused?.conflict ?? {};
  const chosen = { "choose.preheader": "yours", "choose.content": "saved", decides: "on" };
  expect(await submit(id, { ...texts, version, base, ...chosen })).toBeUndefined();
  expect(await findCampaign(db, id)).toMatchObject({ content: "# First", preheader: "Mine" });
});

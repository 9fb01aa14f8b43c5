import { expect, test } from "vitest";
import { editable } from "#app/platform/edits/editable.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { documentVersions } from "../../queries/documents.server.ts";
import { documentTexts } from "./document-fields.ts";
import { submitDocument } from "./submit-document.server.ts";

const { ctx, db, as } = await testContext();
const editor = as(await accountOf(ctx, "marketing"));

const env = { appUrl: "http://shop.example" };

/** The error that the page shows; undefined when the document was published. */
async function submit(slug: string, texts: Record<string, string>) {
  const answer = await submitDocument({ ctx: editor, env }, { slug, name: "Terms" }, texts);
  return "data" in answer ? answer.data : undefined;
}
const newest = async (slug: string) => (await documentVersions(db, slug))[0];

/** The form as the page shows it now, with the typed texts. */
async function form(slug: string, typed: Record<string, string>): Promise<Record<string, string>> {
  const now = await newest(slug);
  const stored = editable(documentTexts(now), now?.version ?? 0);
  return { ...stored, intent: "publish", ...typed };
}

test("the first version of a text is published by the same form", async () => {
  const first = await form("first", { title: "Terms", body: "One." });
  expect(await submit("first", first)).toBeUndefined();
  expect(await newest("first")).toMatchObject({ version: 1, title: "Terms" });
});

test("of two people who edit one text the later chooses, and loses nothing", async () => {
  await submit("two", await form("two", { title: "Terms", body: "One." }));
  const first = await form("two", { title: "Our terms" });
  const second = await form("two", { body: "Two." });
  expect(await submit("two", first)).toBeUndefined();
  const refused = await submit("two", second);
  if (!refused || !("status" in refused) || !refused.conflict) {
    throw new Error("wrote over a newer version");
  }
  expect(refused.status).toBe(409);
  expect(refused.conflict.change?.by).toBe("Test marketing");
  expect(refused.conflict.differences).toMatchObject([
    { name: "title", yours: "Terms", saved: "Our terms", changedBy: "others" },
    { name: "body", yours: "Two.", saved: "One.", changedBy: "you" },
  ]);
  expect(await documentVersions(db, "two")).toHaveLength(2);
  const { texts, version, base } = refused.conflict;
  const decided = { ...texts, version, base, decides: "on" };
  expect(await submit("two", decided)).toMatchObject({ status: 422 });
  const chosen = { ...decided, "choose.title": "saved", "choose.body": "yours" };
  expect(await submit("two", chosen)).toBeUndefined();
  expect(await newest("two")).toMatchObject({ version: 3, title: "Our terms", body: "Two." });
});

test("a form that does not say what it was filled in from writes over nothing", async () => {
  const { version: _, ...rest } = await form("two", { body: "Three." });
  expect(await submit("two", rest)).toMatchObject({ status: 409 });
});

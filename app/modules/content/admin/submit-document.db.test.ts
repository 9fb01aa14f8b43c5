import { expect, test } from "vitest";
import { editable } from "#app/platform/edits/editable.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { documentVersions } from "../queries/documents.server.ts";
import { documentTexts } from "./document-fields.ts";
import { submitDocument } from "./submit-document.server.ts";

const { ctx, db, as } = await testContext();
const editor = as(await accountOf(ctx, "marketing"));

/** The form as it is opened now, with what was typed into it. */
async function form(slug: string, typed: Record<string, string>): Promise<Record<string, string>> {
  const [newest] = await documentVersions(db, slug);
  const stored = editable(documentTexts(newest), newest?.version ?? 0);
  return { ...stored, intent: "publish", ...typed };
}

test("the first version of a text is published by the same form", async () => {
  const first = await form("first", { title: "Terms", body: "One." });
  expect(await submitDocument(editor, "first", first)).toEqual({ published: 1 });
});

test("of two people who edit one text the later chooses, and loses nothing", async () => {
  await submitDocument(editor, "two", await form("two", { title: "Terms", body: "One." }));
  const first = await form("two", { title: "Our terms" });
  const second = await form("two", { body: "Two." });
  expect(await submitDocument(editor, "two", first)).toEqual({ published: 2 });
  const asked = await submitDocument(editor, "two", second);
  if (!("conflict" in asked) || !asked.conflict) throw new Error("wrote over a newer version");
  expect(asked.status).toBe(409);
  expect(asked.conflict.change?.by).toBe("Test marketing");
  expect(asked.conflict.differences).toMatchObject([
    { name: "title", yours: "Terms", saved: "Our terms", changedBy: "others" },
    { name: "body", yours: "Two.", saved: "One.", changedBy: "you" },
  ]);
  expect(await documentVersions(db, "two")).toHaveLength(2);
  const { texts, version, base } = asked.conflict;
  const decided = { ...texts, version, base, decides: "on" };
  expect(await submitDocument(editor, "two", decided)).toMatchObject({ status: 422 });
  const chosen = { ...decided, "choose.title": "saved", "choose.body": "yours" };
  expect(await submitDocument(editor, "two", chosen)).toEqual({ published: 3 });
  const [newest] = await documentVersions(db, "two");
  expect(newest).toMatchObject({ title: "Our terms", body: "Two." });
});

test("a form that does not say what it was filled in from writes over nothing", async () => {
  const { version: _, ...rest } = await form("two", { body: "Three." });
  expect(await submitDocument(editor, "two", rest)).toMatchObject({ status: 409 });
});

import { expect, test } from "vitest";
import { z } from "zod";
import { actOf, formActs, formTexts, readFormTexts, parseForm } from "./forms.server.ts";

function form(...fields: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

const schema = z.object({
  email: z.email("Write an e-mail address").max(5, "Too long"),
  password: z.string().min(6, "Too short"),
});

test("a repeated name keeps its first text", () => {
  expect(formTexts(form(["to", "a"], ["to", "b"]))).toEqual({ to: "a" });
});

test("a file is no text", () => {
  expect(formTexts(form(["photo", new Blob(["x"])], ["photo", "text"]))).toEqual({ photo: "text" });
});

test.each(["__proto__", "constructor", "toString"])("a field called %s harms nobody", (name) => {
  const texts = formTexts(form([name, "evil"], ["to", "a"]));
  expect(texts["to"]).toBe("a");
  expect(Object.getPrototypeOf({})).not.toHaveProperty("evil");
});

test.each(["a\u0000b", "\u0000"])("%j in a form makes it no form", async (text) => {
  const body = new URLSearchParams({ name: "Maria", text });
  const request = new Request("http://shop.example", { method: "POST", body });
  await expect(readFormTexts(request)).rejects.toMatchObject({ status: 400 });
});

test("a good form answers its values", () => {
  const trimmed = z.object({ email: z.string().trim() });
  const texts = { email: " a@b.c ", other: "left out" };
  expect(parseForm(trimmed, texts)).toEqual({ ok: true, value: { email: "a@b.c" } });
});

test("a wrong form answers the first problem of each field", () => {
  const parsed = parseForm(schema, { email: "nobody", password: "abc" });
  expect(parsed).toMatchObject({
    ok: false,
    errors: { email: "Write an e-mail address", password: "Too short" },
  });
});

test("what was typed is shown again, except passwords", () => {
  const typed = { email: "nobody", password: "hunter2", newPassword: "hunter3" };
  expect(parseForm(schema, typed)).toMatchObject({ values: { email: "nobody" } });
  expect(JSON.stringify(parseForm(schema, typed))).not.toContain("hunter");
});

test("a problem of the whole form stands under `form`", () => {
  const agreed = z.object({}).refine(() => false, "Nothing fits");
  expect(parseForm(agreed, {})).toMatchObject({ errors: { form: "Nothing fits" } });
});

test("an act runs with the values of its form, or none runs", () => {
  const read = formActs<[lot: string], string>(({ why = "" }) => why);
  const form = z.object({ why: z.string("Say why") });
  const acts = { close: read(form, ({ why }, lot) => `${lot}: ${why}`) };
  expect(actOf(acts, "close")?.({ why: "expired" }, "L1")).toBe("L1: expired");
  expect(actOf(acts, "close")?.({}, "L1")).toBe("Say why");
  for (const intent of [undefined, "Close", "constructor", "__proto__"]) {
    expect(actOf(acts, intent)).toBeUndefined();
  }
});

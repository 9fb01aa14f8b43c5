import { expect, test } from "vitest";
import { REPLY_FIELDS, fieldsIn, fillReply, unknownFields } from "./reply-fields.ts";

test.each([
  ["Hello", []],
  ["Hello {first_name}, { shop_name }", []],
  ["{First_Name} {order} {} {order}", ["{First_Name}", "{order}", "{}"]],
  ["{a\nb} and } or {", []],
  ["{{first_name}}", []],
])("%j has the unknown fields %j", (body, unknown) => {
  expect(unknownFields(body)).toEqual(unknown);
});

test("every field is filled, as often as it stands there", () => {
  const body = REPLY_FIELDS.map((field) => `{${field}} { ${field} }`).join("\n");
  const values = Object.fromEntries(REPLY_FIELDS.map((field) => [field, `<${field}>`]));
  const filled = fillReply(body, values);
  expect(filled.missing).toEqual([]);
  expect(filled.text).toBe(REPLY_FIELDS.map((field) => `<${field}> <${field}>`).join("\n"));
});

test("a field without a value stays, and is named", () => {
  const body = "Hello {first_name}, {tracking_link}";
  const filled = fillReply(body, { first_name: "Ana", tracking_link: "" });
  expect(filled).toEqual({ text: "Hello Ana, {tracking_link}", missing: ["tracking_link"] });
  expect(fieldsIn(filled.text)).toEqual(["tracking_link"]);
});

test("what somebody is called is no field and no pattern", () => {
  const { text, missing } = fillReply("{first_name}", { first_name: "$& $1 {order_number}" });
  expect({ text, missing }).toEqual({ text: "$& $1 {order_number}", missing: [] });
});

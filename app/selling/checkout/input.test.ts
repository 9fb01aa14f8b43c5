import { expect, it, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { checkoutEnvelope, checkoutInput } from "./input.ts";
import { checkoutMessages as say } from "./texts/shopper.ts";

const typed = {
  email: " maria@example.com ",
  firstName: "Maria",
  lastName: "Clara",
  address: "12 Mango Avenue, Barangay Luz",
  city: "Cebu City",
  postalCode: "",
  phone: "",
  paymentMethod: "card",
  terms: "yes",
};

it("takes a form without what is optional", () => {
  const form = parseForm(checkoutInput, typed);
  expect(form).toMatchObject({
    ok: true,
    value: { email: "maria@example.com", postalCode: null, phone: null, country: "PH" },
  });
});

it.each(["totalAmount", "price", "status", "customerId", "shippingTotal"])(
  "takes no %s from a browser",
  (name) => {
    const form = parseForm(checkoutInput, { ...typed, [name]: "1" });
    expect(form.ok && form.value).not.toHaveProperty(name);
  },
);

test.each([
  ["email", "", say.needed.email],
  ["email", "maria", say.email],
  ["email", `${"a".repeat(250)}@example.com`, say.tooLong(254)],
  ["firstName", "   ", say.needed.firstName],
  ["lastName", "", say.needed.lastName],
  ["address", "a".repeat(201), say.tooLong(200)],
  ["city", "Cebu\u0000City", say.unusualCharacters],
  ["city", "\ud800", say.unusualCharacters],
  ["addressLine2", "a".repeat(101), say.tooLong(100)],
  ["barangay", "a".repeat(101), say.tooLong(100)],
  ["province", "Ce\u0007bu", say.unusualCharacters],
  ["postalCode", "60", say.postalCode],
  ["postalCode", "6000 1", say.tooLong(4)],
  ["phone", "call me", say.phone],
  ["phone", "0917 123 456", say.phone],
  ["country", "US", say.countryOnly],
  ["paymentMethod", "gold", say.paymentMethod],
  ["terms", "no", say.acceptTerms],
  ["supervision", "no", say.tickOrNot],
])("refuses %s %j", (field, text, message) => {
  const form = parseForm(checkoutInput, { ...typed, [field]: text });
  expect(form).toMatchObject({ ok: false, errors: { [field]: message } });
});

it("says of every missing field that it is missing", () => {
  expect(parseForm(checkoutInput, {})).toMatchObject({
    errors: {
      email: say.needed.email,
      firstName: say.needed.firstName,
      lastName: say.needed.lastName,
      address: say.needed.address,
      city: say.needed.city,
      paymentMethod: say.paymentMethod,
      terms: say.acceptTerms,
    },
  });
});

test.each([
  ["", { phone: say.phoneForCash }],
  ["call me", { phone: say.phone }],
])("cash on delivery needs a number to call, and %j is none", (phone, errors) => {
  const cash = { ...typed, paymentMethod: "cod", phone };
  expect(parseForm(checkoutInput, cash)).toMatchObject({ ok: false, errors });
  const more = parseForm(checkoutInput, { ...cash, city: "" });
  expect(more).toMatchObject({ errors: { ...errors, city: say.needed.city } });
});

test.each([
  ["0917 123 4567", "+639171234567"],
  ["(02) 8123-4567", "+63281234567"],
  ["+1 415 555 2671", "+14155552671"],
])("takes the phone number %s as it is stored", (phone, stored) => {
  expect(parseForm(checkoutInput, { ...typed, phone })).toMatchObject({ value: { phone: stored } });
});

test("cash on delivery is for those whom a courier can call from here", () => {
  const cash = { ...typed, paymentMethod: "cod" };
  const abroad = { ...cash, phone: "+1 415 555 2671" };
  expect(parseForm(checkoutInput, abroad)).toMatchObject({ errors: { phone: say.phoneForCash } });
  expect(parseForm(checkoutInput, { ...cash, phone: "0917 123 4567" }).ok).toBe(true);
});

it("takes a second line of the address, or none", () => {
  const read = (texts: Record<string, string>) => parseForm(checkoutInput, { ...typed, ...texts });
  expect(read({})).toMatchObject({ value: { addressLine2: null } });
  expect(read({ addressLine2: " Unit 4B " })).toMatchObject({ value: { addressLine2: "Unit 4B" } });
});

it("takes any barangay and province, or none", () => {
  const place = { barangay: " Sitio Malayo ", province: "" };
  expect(parseForm(checkoutInput, { ...typed, ...place })).toMatchObject({
    value: { barangay: "Sitio Malayo", province: null },
  });
});

const key = "01890a5d-ac96-774b-bcce-b302099a8057";

test.each([
  [{ key, shownTotal: "920000" }, true],
  [{ key, shownTotal: "-1" }, false],
  [{ key, shownTotal: "9200.5" }, false],
  [{ key, shownTotal: "much" }, false],
  [{ key, shownTotal: "" }, false],
  [{ key: "1", shownTotal: "920000" }, false],
  [{ shownTotal: "920000" }, false],
])("the envelope %o: %s", (texts, fits) => {
  expect(checkoutEnvelope.safeParse(texts).success).toBe(fits);
});

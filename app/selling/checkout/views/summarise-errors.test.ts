import { expect, it, test } from "vitest";
import { checkoutMessages as say } from "../texts/shopper.ts";
import { summariseErrors } from "./summarise-errors.ts";

test.each([
  [{ city: say.needed.city, email: say.email, terms: say.acceptTerms }, say.fillRequired],
  [{ terms: say.acceptTerms }, say.acceptTerms],
  [{ terms: say.acceptTerms, email: say.email }, say.checkFields],
  [{ email: say.email }, say.checkFields],
])("the title for %o", (errors, title) => {
  expect(summariseErrors(errors).title).toBe(title);
});

it("names the fields in the order of the page", () => {
  const { errors } = summariseErrors({ terms: "c", email: "a", city: "b" });
  expect(errors).toEqual([
    { field: "email", message: "Email: a" },
    { field: "city", message: "City or municipality: b" },
    { field: "terms", message: "Terms: c" },
  ]);
});

it("does not name a field twice", () => {
  const { errors } = summariseErrors({ city: say.needed.city });
  expect(errors).toEqual([{ field: "city", message: "Enter your city or municipality." }]);
});

import { expect, test } from "vitest";
import { privateNames } from "./private-names.ts";

const names = (given: Partial<Parameters<typeof privateNames>[0]>) =>
  privateNames({
    site_name: "Project: Me",
    business_name: "",
    private_sender_name: "",
    private_parcel_name: "",
    ...given,
  });

test.each([
  [{}, "Customer service"],
  [{ business_name: "Mango Trading Inc." }, "Mango Trading Inc."],
  [{ business_name: "PROJECT: ME Inc." }, "Customer service"],
  [{ business_name: "Mango Trading Inc.", private_sender_name: " M. Reyes " }, "M. Reyes"],
])("%o is sent by %s", (given, sender) => {
  expect(names(given).sender).toBe(sender);
});

test("what is in a parcel is never empty", () => {
  expect(names({ private_parcel_name: " " }).contents).toBe("Personal care items");
  expect(names({ private_parcel_name: "Cosmetics" }).contents).toBe("Cosmetics");
});

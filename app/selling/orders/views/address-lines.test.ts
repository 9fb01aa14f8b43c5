import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

const to = {
  address: "12 Mango Avenue",
  addressLine2: null,
  barangay: "Lahug",
  city: "Cebu City",
  province: "Cebu",
  postalCode: "6000",
};

test.each([
  ["all of it", {}, ["12 Mango Avenue", "Brgy. Lahug, Cebu City", "6000 Cebu"]],
  [
    "a second line",
    { addressLine2: "Unit 4B, Mango Tower" },
    ["12 Mango Avenue", "Unit 4B, Mango Tower", "Brgy. Lahug, Cebu City", "6000 Cebu"],
  ],
  [
    "a second line without a province",
    { addressLine2: "Unit 4B", province: null },
    ["12 Mango Avenue", "Unit 4B", "Brgy. Lahug", "6000 Cebu City"],
  ],
  ["no barangay", { barangay: null }, ["12 Mango Avenue", "Cebu City", "6000 Cebu"]],
  ["no postal code", { postalCode: null }, ["12 Mango Avenue", "Brgy. Lahug, Cebu City", "Cebu"]],
  ["no province", { province: null }, ["12 Mango Avenue", "Brgy. Lahug", "6000 Cebu City"]],
  [
    "as orders used to be",
    { barangay: null, province: null },
    ["12 Mango Avenue", "6000 Cebu City"],
  ],
  [
    "a barangay that says so itself",
    { barangay: "Barangay 648", city: "San Miguel, Manila", province: "Metro Manila" },
    ["12 Mango Avenue", "Barangay 648, San Miguel, Manila", "6000 Metro Manila"],
  ],
])("%s", (_, given, lines) => {
  expect(addressLines({ ...to, ...given })).toEqual(lines);
});

import { expect, test } from "vitest";
import { chooseCity } from "./choose-city.ts";

const city = (name: string, province: string) => ({
  code: `${name} in ${province}`,
  name,
  city: name,
  province,
});
const quezons = [
  city("Quezon City", "Metro Manila"),
  city("Quezon", "Bukidnon"),
  city("Quezon", "Isabela"),
];
const cebu = [city("Cebu City", "Cebu")];
const nagas = [city("Naga City", "Cebu"), city("Naga City", "Camarines Sur")];

test.each([
  ["the only one", { city: "cebu", province: null }, cebu, "Cebu City in Cebu"],
  ["the province agrees", { city: "Cebu", province: "cebu" }, cebu, "Cebu City in Cebu"],
  ["the province is another", { city: "Cebu", province: "Bohol" }, cebu, undefined],
  ["two, and no province", { city: "Naga", province: null }, nagas, undefined],
  [
    "the province tells",
    { city: "Naga", province: "Camarines Sur" },
    nagas,
    "Naga City in Camarines Sur",
  ],
  [
    "only one is a city",
    { city: "Quezon City", province: null },
    quezons,
    "Quezon City in Metro Manila",
  ],
  [
    "a short name of the province",
    { city: "Quezon", province: "NCR" },
    quezons,
    "Quezon City in Metro Manila",
  ],
  ["several towns", { city: "Quezon", province: null }, quezons, undefined],
  ["nobody knows it", { city: "Sitio Malayo", province: null }, [], undefined],
])("%s", (_, typed, candidates, code) => {
  expect(chooseCity(typed, candidates)?.code).toBe(code);
});

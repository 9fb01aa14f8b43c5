import fc from "fast-check";
import { expect, test } from "vitest";
import { fillAddress } from "./fill-address.ts";

const empty = { barangay: "", city: "", province: "", postalCode: "" };
const lahug = { barangay: "Lahug", city: "Cebu City", province: "Cebu", postalCode: "6000" };
const davao = { barangay: "", city: "Davao City", province: "Davao del Sur", postalCode: "" };

test("fills what a place knows", () => {
  expect(fillAddress(empty, lahug, {})).toEqual(lahug);
});

test("takes back what the last choice had filled and this one does not know", () => {
  expect(fillAddress(lahug, davao, lahug)).toEqual(davao);
});

test("keeps what somebody typed where the place knows nothing", () => {
  const typed = { ...empty, barangay: "Sitio Malayo", postalCode: "8000" };
  expect(fillAddress(typed, davao, {})).toEqual({
    ...davao,
    barangay: "Sitio Malayo",
    postalCode: "8000",
  });
  const sameCity = { ...lahug, barangay: "", postalCode: "" };
  const typedThere = { ...lahug, city: "cebu", barangay: "Camputhaw", postalCode: "6001" };
  expect(fillAddress(typedThere, sameCity, {})).toEqual({
    ...sameCity,
    barangay: "Camputhaw",
    postalCode: "6001",
  });
});

test("empties what belonged to another city, whoever had entered it", () => {
  const old = { barangay: "Camputhaw", city: "Cebu City", province: "Cebu", postalCode: "6000" };
  const tarlac = { barangay: "", city: "San Jose", province: "Tarlac", postalCode: "" };
  expect(fillAddress(old, tarlac, {})).toEqual(tarlac);
  expect(fillAddress({ ...old, province: "" }, tarlac, {})).toEqual(tarlac);
  expect(fillAddress({ ...old, postalCode: "6001" }, davao, old)).toEqual(davao);
  const namesake = { ...tarlac, barangay: "Bantug", province: "Nueva Ecija", postalCode: "3121" };
  expect(fillAddress(namesake, tarlac, {})).toEqual(tarlac);
  const province = { barangay: "", city: "", province: "Tarlac", postalCode: "" };
  expect(fillAddress(old, province, {})).toEqual(province);
});

test("every field ends as the place's, as it was, or empty if we had filled it", () => {
  const fields = fc.record({
    barangay: fc.constantFrom("", "a", "b"),
    city: fc.constantFrom("", "a", "b"),
    province: fc.constantFrom("", "a", "b"),
    postalCode: fc.constantFrom("", "a", "b"),
  });
  fc.assert(
    fc.property(fields, fields, fields, (now, chosen, last) => {
      const next = fillAddress(now, chosen, last);
      for (const of of ["barangay", "city", "province", "postalCode"] as const) {
        const allowed =
          chosen[of] !== "" ? [chosen[of]] : now[of] === last[of] ? [""] : ["", now[of]];
        expect(allowed).toContain(next[of]);
      }
    }),
  );
});

import { expect, test } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";

const shop = { name: "shop", version: "1.0.0", license: "MIT" };
const componentOf = (more: { license?: string; integrity?: string }) =>
  JSON.parse(
    billOfMaterials(
      shop,
      [{ folder: "node_modules/@a/b", name: "@a/b", version: "2.1.0", ...more }],
      new Date("2026-11-28T00:00:00Z"),
    ),
  ).components[0];

test("a component has its address and its hash in hexadecimal", () => {
  expect(componentOf({ integrity: "sha512-AP+/" })).toMatchObject({
    purl: "pkg:npm/%40a/b@2.1.0",
    hashes: [{ alg: "SHA-512", content: "00ffbf" }],
  });
});

test.each([
  ["MIT", [{ license: { id: "MIT" } }]],
  ["(MIT OR Apache-2.0)", [{ expression: "(MIT OR Apache-2.0)" }]],
  ["SEE LICENSE IN x", [{ license: { name: "SEE LICENSE IN x" } }]],
  [undefined, undefined],
])("the license %s is given in the field for it", (license, expected) => {
  expect(componentOf(license ? { license } : {}).licenses).toEqual(expected);
});

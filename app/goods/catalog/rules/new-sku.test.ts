import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { newSku } from "./new-sku.ts";

it("is PROD- and six capital letters, others for another token", () => {
  const skus = Array.from({ length: 50 }, () => newSku(randomBytes(32).toString("base64url")));
  expect(skus.filter((sku) => !/^PROD-[A-Z]{6}$/.test(sku))).toEqual([]);
  expect(new Set(skus).size).toBe(50);
});

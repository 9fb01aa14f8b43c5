import { expect, test } from "vitest";
import { storageLines, storageOf } from "./storage-lines.ts";

test("storage is what each product says of itself, once, and nothing where it says nothing", () => {
  const vial = {
    productId: "a",
    productName: "Glow",
    storage: "Keep it at 2–8 °C.\n\nIn the dark.",
  };
  const pen = { productId: "b", productName: "Pen", storage: " " };
  expect(storageOf([vial, pen])).toEqual([
    { product: "Glow", first: "Keep it at 2–8 °C.", rest: "In the dark." },
  ]);
  expect(storageLines([vial, pen, vial])).toEqual([
    "How to store Glow: Keep it at 2–8 °C. In the dark.",
  ]);
});

import { expect, it } from "vitest";
import { isMeasured } from "./measured-pages.ts";

const at = (address: string) => isMeasured(new URL(address, "https://shop.example"));

it.each(["/", "/products", "/products?category=beauty", "/product/glow", "/faq", "/about"])(
  "%s may be measured",
  (address) => expect(at(address)).toBe(true),
);

it.each([
  "/products?q=weight",
  "/faq?q=nausea",
  "/assessment",
  "/assessment/goals",
  "/learn",
  "/learn/what-are-peptides",
  "/journey-support",
  "/consultation",
  "/cart",
  "/checkout",
  "/order/abc",
  "/portal",
  "/portal/wellness",
  "/auth",
  "/contact",
  "/track",
  "/parcel",
  "/admin",
  "/cookies",
  "/productsale",
])("%s is never measured", (address) => expect(at(address)).toBe(false));

import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { makeDiscount } from "../factories.ts";
import { linkedCodeText } from "../texts/shopper.ts";
import { checkLink } from "./check-link.server.ts";

const { ctx, as } = await testContext();
const guest = as("visitor");
const said = async (code: string) => linkedCodeText(code, await checkLink(guest, code));

test("a code that works says so before there is a cart, with what it needs of one", async () => {
  await makeDiscount(ctx, { code: "PLAIN" });
  await makeDiscount(ctx, { code: "LARGE", minimumAmount: 300_000 });
  const productId = await makeProduct(ctx, { name: "Glow" });
  await makeDiscount(ctx, { code: "GLOW", productIds: [productId] });
  expect(await said("PLAIN")).toBe("Code PLAIN applies at checkout.");
  expect(await said("LARGE")).toMatch(/subtotal is at least ₱3,000/);
  expect(await said("GLOW")).toMatch(/applies to eligible products/);
});

test("an unknown code and one that is switched off are told apart by nobody", async () => {
  await makeDiscount(ctx, { code: "OFF-1", isActive: false });
  const [unknown, inactive] = [await said("NONE1"), await said("OFF-1")];
  expect(unknown.replace("NONE1", "X")).toBe(inactive.replace("OFF-1", "X"));
});

test("one that ended says when", async () => {
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  await makeDiscount(ctx, { code: "OVER", startsAt: day("2026-11-01"), endsAt: day("2026-11-10") });
  expect(await said("OVER")).toMatch(/OVER expired on/);
});

import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { testContext } from "#tests/context.ts";
import { fillCart } from "../factories.ts";
import { findCart } from "../queries.server.ts";
import { chooseLinkedCode } from "./choose-linked-code.server.ts";

const { ctx, db, as } = await testContext();
const guest = as("visitor");

test("the code goes into the cart that the token opens, and into no other", async () => {
  const productId = await makeProduct(ctx, { name: "Glow" });
  const [mine, other] = [
    await fillCart(guest, { productId }),
    await fillCart(guest, { productId }),
  ];
  expect(await chooseLinkedCode(guest, mine.token, "SAVE10")).toBe(true);
  expect(await findCart(db, mine.token)).toMatchObject({ discountCode: "SAVE10" });
  expect(await findCart(db, other.token)).toMatchObject({ discountCode: null });
  expect(await chooseLinkedCode(guest, "nobody's token", "SAVE10")).toBe(false);
});

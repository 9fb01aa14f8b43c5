import { expect, test } from "vitest";
import { makeProduct } from "#app/modules/catalog/factories.ts";
import { makeOrder, tokenOf } from "#app/modules/orders/factories.ts";
import { payOrder } from "#app/modules/payments/factories.ts";
import { openTestGateway } from "#app/modules/payments/storefront/test-gateway.fixture.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { readTaxTerms } from "#app/modules/invoices/rules/tax-terms.ts";
import { testContext } from "#tests/context.ts";
import { loader } from "./receipt-pdf.ts";

const { ctx, db, pool } = await testContext();
const { args } = openTestGateway({ ctx, pool });
const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 50 });

async function open(token: string) {
  const request = new Request(`http://127.0.0.1:3000/order/${token}/receipt/pdf`);
  const pattern = "/order/:token/receipt/pdf" as const;
  return loader({ ...args(request), pattern, params: { token } }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
}

test("a paid order has its receipt as a PDF, also in a shop without tax registration", async () => {
  expect(readTaxTerms(await loadSettings(db)).terms).toBeUndefined();
  const orderId = await makeOrder(ctx, { productId });
  const token = await tokenOf(ctx, orderId);
  expect((await open(token)).status).toBe(404);
  await payOrder(ctx, orderId);
  const answer = await open(token);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
  expect((await open(`${token}x`)).status).toBe(404);
});

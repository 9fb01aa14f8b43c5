import { expect, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import { openTestGateway } from "#app/selling/payments/pages/shop/test-gateway.fixture.ts";
import { setLogo } from "#app/running/settings/commands/set-logo.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { LOGO_FILES } from "#app/running/settings/rules/logo.ts";
import { readTaxTerms } from "#app/selling/invoices/rules/tax-terms.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { testContext } from "#tests/context.ts";
import { newPicture } from "#tests/new-picture.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { loader } from "./receipt-pdf.ts";

const { ctx, db, pool } = await testContext();
const { args } = openTestGateway({ ctx, pool });
const files = createDiskFiles(await temporaryFolder());
const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 50 });

async function open(token: string) {
  const request = new Request(`http://127.0.0.1:3000/order/${token}/receipt/pdf`);
  const pattern = "/order/:token/receipt/pdf" as const;
  const served = args(request);
  served.context.set(filesContext, files);
  return loader({ ...served, pattern, params: { token } }).catch((thrown: unknown) => {
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
  const plain = await answer.text();
  expect(plain.slice(0, 5)).toBe("%PDF-");
  expect(plain).not.toContain("/Subtype /Image");
  await setLogo(ctx, files.area(LOGO_FILES), await newPicture());
  expect(await (await open(token)).text()).toContain("/Subtype /Image");
  expect((await open(`${token}x`)).status).toBe(404);
});

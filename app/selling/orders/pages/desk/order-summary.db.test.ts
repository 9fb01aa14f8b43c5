import { expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { requestContext, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { addOrderNote } from "../../commands/add-order-note.server.ts";
import { makeOrder } from "../../factories.ts";
import { orderColumns, type OrderRow } from "../../components/order-columns.tsx";
import { loader } from "./order-summary.ts";

const { ctx, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));

test("the panel beside the list has each item's quantity, price and total, and the notes", async () => {
  const productId = await makeProduct(ctx, { name: "Glow", stock: 9, price: 460_000 });
  const orderId = await makeOrder(ctx, { productId, quantity: 2 });
  await addOrderNote(manager, orderId, { key: ctx.ids.newId(), text: "Call before it leaves" });
  const context = new RouterContextProvider();
  context.set(requestContext, { ctx: manager } as RequestContext);
  const request = new Request(`http://x.test/admin/orders/${orderId}/summary`);
  const pattern = "/admin/orders/:orderId/summary" as const;
  const url = new URL(request.url);
  const { facts } = await loader({ request, url, pattern, params: { orderId }, context });
  const shown = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect(shown).toMatchObject({
    Items: "Glow: 2 × ₱4,600 = ₱9,200",
    Total: "₱9,200.00",
    Notes: "Call before it leaves",
  });
});

test("the list has the columns of the spec, and the payment", () => {
  expect(orderColumns.map(({ label }) => label)).toEqual([
    "Order #",
    "Customer",
    "Items",
    "Total",
    "Status",
    "Payment",
    "Date",
    "Actions",
  ]);
  const counts = [1, 2].map((itemCount) => orderColumns[2]?.cell({ itemCount } as OrderRow));
  expect(counts).toEqual(["1 item", "2 items"]);
});

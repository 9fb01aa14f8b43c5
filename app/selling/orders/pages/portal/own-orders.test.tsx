import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import OwnOrders from "./own-orders.tsx";

type Props = Parameters<typeof OwnOrders>[0];
type Order = Props["loaderData"]["orders"][number];

const state = { status: "pending", paymentStatus: "unpaid", createdAt: new Date(0) } as const;
const order = { ...state, id: "one", href: "/order/secret", totalAmount: 1 } as Order;

test.each([
  ["pay", /<a [^>]*href="\/order\/secret"[^>]*>Pay now<\/a>/],
  ["again", /action="\/order\/secret"[^>]*><input [^>]*value="again"\/><button.*?>Order again</],
  [undefined, /<a [^>]*href="\/products"[^>]*>Shop Again<\/a>/],
] as const)("an order whose next act is %s has its button, and no other", (next, button) => {
  const past: Props["loaderData"]["past"] = { rows: [], hasMore: false };
  const loaderData = { orders: [{ ...order, next }], past, page: 1, hasMore: false };
  const element = <OwnOrders {...({ loaderData } as Props)} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toMatch(button);
  expect(html.match(/Pay now|>Order again</g) ?? []).toHaveLength(next ? 2 : 0);
});

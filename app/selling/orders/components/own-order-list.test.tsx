import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { OwnOrderList } from "./own-order-list.tsx";

const order = {
  id: "one",
  orderNumber: "PM-26-000001",
  href: "/order/secret",
  createdAt: new Date("2026-11-20T02:00:00Z"),
  items: [{ productName: "Glow", quantity: 2 }],
  status: "delivered",
  parcelsSent: 1,
  paymentStatus: "paid",
  totalAmount: 920_000,
  discountTotal: 0,
  discountCode: null,
} as const;

const shown = (status: "delivered" | "cancelled" | "processing") => {
  const list = <OwnOrderList orders={[{ ...order, items: [...order.items], status }]} />;
  return renderToString(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: list }])} />,
  );
};

test.each([
  ["delivered", true],
  ["cancelled", true],
  ["processing", false],
] as const)("an order that is %s can be ordered again by one press: %s", (status, isOffered) => {
  const html = shown(status);
  expect(html.includes("Order again: PM-26-000001")).toBe(isOffered);
  expect(html.includes('action="/order/secret"')).toBe(isOffered);
});

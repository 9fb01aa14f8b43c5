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

type Own = Parameters<typeof OwnOrderList>[0]["orders"][number];

const shown = (status: Own["status"], paymentStatus: Own["paymentStatus"] = "paid") => {
  const own = { ...order, items: [...order.items], status, paymentStatus };
  const list = <OwnOrderList orders={[own]} />;
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

test.each([
  ["unpaid", true],
  ["failed", true],
  ["awaiting_transfer", false],
  ["cod_due", false],
] as const)("one whose payment is %s leads to where it is paid: %s", (paymentStatus, isOffered) => {
  expect(shown("pending", paymentStatus).includes("Pay now")).toBe(isOffered);
  expect(shown("cancelled", paymentStatus)).not.toContain("Pay now");
});

import { expect, test } from "vitest";
import type { OrderRow } from "../../components/order-columns.tsx";
import { bulkActs } from "./bulk-acts.ts";
import { ORDER_ACTS } from "./order-acts.ts";

const row = (given: Partial<OrderRow>): OrderRow => ({
  id: "one",
  orderNumber: "PM-26-000001",
  firstName: "Maria",
  lastName: "Clara",
  email: "maria@example.test",
  itemCount: 1,
  totalAmount: 100_000,
  status: "pending",
  paymentStatus: "unpaid",
  paymentMethod: "card",
  needsAttention: null,
  parcelsSent: 0,
  proofWaitingSince: null,
  createdAt: new Date(0),
  expiresAt: null,
  customerId: null,
  madeBy: null,
  tags: [],
  ...given,
});

test.each([
  [{ status: "delivered", paymentStatus: "paid" }, ["print", "archive", "tag"]],
  [{ status: "delivered", paymentStatus: "cod_due" }, ["print", "collect", "archive", "tag"]],
  [{ status: "shipped", paymentStatus: "cod_due" }, ["print", "deliver", "collect", "tag"]],
  [{ status: "confirmed", paymentStatus: "paid" }, ["print", "ship", "tag"]],
  [{ status: "pending", paymentStatus: "cod_due" }, ["confirm", "print", "tag"]],
  [{ status: "completed", paymentStatus: "paid" }, ["print", "tag"]],
  [{ status: "cancelled", paymentStatus: "unpaid" }, ["print", "tag"]],
] as const)("of an order that is %j only what may be done now is offered", (state, offered) => {
  const acts = bulkActs(ORDER_ACTS, [row(state)]);
  const open = acts.filter(({ only }) => !only || only.fits("one")).map(({ act }) => act);
  expect(open).toEqual(offered);
  expect(acts.every(({ only }) => !only || only.unfit !== "")).toBe(true);
});

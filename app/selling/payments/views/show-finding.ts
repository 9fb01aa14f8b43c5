import { findingWords as say } from "../texts/staff-findings.ts";

type Finding = { id: string; orderId: string | null; orderNumber: string | null };
type KindWords = { title: string; todo: string };

/** A difference as its card begins: what it is, what to do, and the order it is about. */
export const showFinding = (
  { id, orderId, orderNumber }: Finding,
  { title, todo }: KindWords,
  reference: string,
) => ({
  id,
  title,
  todo,
  name: say.name(title, reference),
  order: orderId && orderNumber ? { orderId, label: say.openOrder(orderNumber) } : undefined,
});

export type ShownFinding = ReturnType<typeof showFinding>;

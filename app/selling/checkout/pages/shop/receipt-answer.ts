import type { data } from "react-router";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { NoticeTone } from "#app/ui/notice.tsx";

/** What a form of the receipt is answered. */
export type ReceiptAnswer = {
  message: string;
  tone: NoticeTone;
  errors?: Record<string, string>;
  /** What was typed, to show it again. */
  values?: Record<string, string>;
};

/** What was sent, and for which order. */
export type ReceiptForm = {
  served: RequestContext;
  gateways: Gateways;
  request: Request;
  order: OrderWithItems;
  orderToken: string;
  texts: Record<string, string>;
};

export type ReceiptResponse = Response | ReturnType<typeof data<ReceiptAnswer>>;

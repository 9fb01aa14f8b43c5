import type { data } from "react-router";
import type { OrderWithItems } from "#app/selling/orders/queries/find-order.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { NoticeTone } from "#app/ui/notice.tsx";

export type ReceiptAnswer = {
  message: string;
  tone: NoticeTone;
  errors?: Record<string, string>;
  values?: Record<string, string>;
};

/** A form of the receipt with its order. */
export type ReceiptForm = {
  served: RequestContext;
  gateways: Gateways;
  request: Request;
  order: OrderWithItems;
  orderToken: string;
  texts: Record<string, string>;
};

export type ReceiptResponse = Response | ReturnType<typeof data<ReceiptAnswer>>;

import type { Refusal, Result } from "#app/lib/result.ts";
import { saveTracking, undoShipment } from "#app/modules/orders/admin/correct-shipment.server.ts";
import { moveOrder } from "#app/modules/orders/admin/move-order.server.ts";
import {
  confirmForBuyer,
  recordRefusedParcel,
} from "#app/modules/orders/admin/settle-cash-order.server.ts";
import { releaseItems } from "#app/modules/orders/admin/release-items.server.ts";
import { collectCash } from "#app/modules/payments/admin/collect-cash.server.ts";
import { replaceLink } from "#app/modules/orders/admin/replace-link.server.ts";
import { resolveOrder } from "#app/modules/orders/admin/resolve-order.server.ts";
import { submitRefund } from "#app/modules/payments/admin/submit-refund.server.ts";
import type { Gateways } from "#app/modules/payments/gateways/gateways.server.ts";
import {
  submitConfirmation,
  submitDecline,
} from "#app/modules/payments/admin/answer-transfer.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export type StaffRefusal = Refusal<"refused"> & {
  text: string;
  /** One message a field, by its name. */
  errors?: Record<string, string>;
};

/** What a button of the order page does; a success is said in a toast. */
export type StaffAction = (
  served: RequestContext & { gateways: Gateways },
  orderId: string,
  texts: Record<string, string>,
) => Promise<Result<string, StaffRefusal>>;

/** By the `intent` that each form of the page carries. The commands decide who may. */
export const staffActions: Record<string, StaffAction> = {
  "confirm-by-phone": ({ ctx }, orderId) => confirmForBuyer(ctx, orderId),
  collect: ({ ctx }, orderId, texts) => collectCash(ctx, orderId, texts),
  "refuse-parcel": ({ ctx }, orderId, texts) => recordRefusedParcel(ctx, orderId, texts),
  move: ({ ctx }, orderId, texts) => moveOrder(ctx, orderId, texts),
  "set-tracking": ({ ctx }, orderId, texts) => saveTracking(ctx, orderId, texts),
  "undo-shipment": ({ ctx }, orderId) => undoShipment(ctx, orderId),
  "replace-link": ({ ctx }, orderId) => replaceLink(ctx, orderId),
  release: ({ ctx }, orderId) => releaseItems(ctx, orderId),
  refund: ({ ctx, gateways }, orderId, texts) => submitRefund(ctx, gateways, orderId, texts),
  resolve: ({ ctx }, orderId, texts) => resolveOrder(ctx, orderId, texts),
  "confirm-transfer": ({ ctx }, orderId, texts) => submitConfirmation(ctx, orderId, texts),
  "decline-transfer": ({ ctx }, orderId, texts) => submitDecline(ctx, orderId, texts),
};

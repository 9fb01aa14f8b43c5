import { orderActions } from "#app/modules/orders/admin/order-actions.server.ts";
import type { StaffAction } from "#app/modules/orders/admin/staff-answer.ts";
import { paymentActions } from "#app/modules/payments/admin/payment-actions.server.ts";
import type { Gateways } from "#app/modules/payments/gateways/gateways.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** What the forms of the order page do; a success is said in a toast. */
export const staffActions: Record<string, StaffAction<RequestContext & { gateways: Gateways }>> = {
  ...orderActions,
  ...paymentActions,
};

import type { Centavos } from "#app/lib/money.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { LockedOrder } from "#app/modules/orders/commands/lock-order.server.ts";
import { paysOnline } from "#app/modules/orders/rules/order-terms.ts";
import { GatewayError } from "../gateways/gateway-error.ts";
import type { Gateway } from "../gateways/gateway.ts";

export type ReturnAddresses = { returnUrl: string; cancelUrl: string };

/** What a gateway hears of who pays. */
export type Payer = Pick<
  LockedOrder,
  "email" | "firstName" | "lastName" | "paymentMethod" | "currency"
>;

/** Asks the gateway for the page where an attempt is paid. Never call it inside a transaction. */
export async function openSession(
  gateway: Gateway,
  order: Payer,
  attempt: { reference: string; amount: Centavos },
  addresses: ReturnAddresses,
): Promise<Result<{ redirectUrl: string }, Refusal<"gateway_unavailable">>> {
  try {
    return ok(
      await gateway.createSession({
        ...attempt,
        currency: order.currency,
        customerEmail: order.email,
        customerName: `${order.firstName} ${order.lastName}`,
        ...addresses,
        paymentMethod: paysOnline(order.paymentMethod) ? order.paymentMethod : undefined,
      }),
    );
  } catch (error) {
    if (error instanceof GatewayError) return refuse("gateway_unavailable");
    throw error;
  }
}

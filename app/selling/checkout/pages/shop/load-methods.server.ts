import { pesos, type Centavos } from "#app/lib/money.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { loadBuyerRecord } from "#app/selling/orders/queries/paid-orders.server.ts";
import type { BuyerRecord } from "#app/selling/payments/rules/judge-cash.ts";
import { offeredMethods } from "#app/selling/payments/rules/offered-methods.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

type MethodsInput = {
  gatewayEnabled: boolean;
  total: Centavos;
  /** Cold items. */
  cold: readonly { name: string; needsCold: boolean }[];
};

/** The payment methods of an order, with the facts about cash other than the province. */
export async function loadMethods(
  ctx: Ctx,
  settings: Settings,
  { gatewayEnabled, total, cold }: MethodsInput,
) {
  const methods = offeredMethods(settings, gatewayEnabled);
  const { cod_max_amount, cod_cold, cod_cold_days } = settings;
  const asks = methods.includes("cod") && cold.length > 0 && cod_cold.startsWith("proven");
  return {
    methods,
    closed: methods.length === 0,
    /** Only cash is offered, and the order exceeds its limit. */
    isAboveCash: methods.every((method) => method === "cod") && total > pesos(cod_max_amount),
    cash: {
      settings: { cod_max_amount, cod_cold, cod_cold_days },
      lines: cold,
      record: asks ? await recordOf(ctx) : undefined,
    },
  };
}

/** Undefined for a guest, whose earlier orders depend on the contact data that they will type. */
async function recordOf({ db, actor }: Ctx): Promise<BuyerRecord | undefined> {
  if (actor.kind !== "user") return undefined;
  const customer = await customerOfUser(db, actor.userId);
  if (!customer) return undefined;
  const { id: customerId, phone } = customer;
  return loadBuyerRecord(db, { customerId, email: actor.email, phone });
}

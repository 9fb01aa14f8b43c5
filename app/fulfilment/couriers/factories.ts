import { eq } from "drizzle-orm";
import { ok, type Result } from "#app/lib/result.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payOrder } from "#app/selling/payments/factories.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Courier, CourierProblem, ParcelToBook } from "./gateways/courier-port.ts";
import type { Sender } from "./rules/sender.ts";

export const SENDER: Sender = {
  name: "The Shop",
  phone: "+63281234567",
  street: "1 Ayala Avenue",
  barangay: "Bel-Air",
  city: "Makati City",
  province: "Metro Manila",
  postalCode: "1209",
  isPickedUp: true,
  carrierId: "00000000-0000-7000-8000-000000000001",
};

/** A courier with its books in memory, which books each reference once. */
export function courierInMemory() {
  const asked: ParcelToBook[] = [];
  const booked = new Map<string, ParcelToBook>();
  const cancelled: string[] = [];
  let next: { problem: CourierProblem; afterDoing: boolean } | undefined;
  const meet = async <T>(answer: () => T): Promise<Result<T, CourierProblem>> => {
    const planned = next;
    if (planned && !planned.afterDoing) return planned.problem;
    const value = answer();
    return planned ? planned.problem : ok(value);
  };
  const courier: Courier = {
    book: (parcel) =>
      meet(() => {
        asked.push(parcel);
        booked.set(parcel.reference, parcel);
        return { trackingNumber: `NVPH${parcel.reference}` };
      }),
    label: () => meet(() => new Uint8Array([37])),
    price: () => meet(() => 8_500),
    track: () => meet(() => []),
    cancel: (number) =>
      meet(() => {
        cancelled.push(number);
        return undefined;
      }),
  };
  return {
    courier,
    asked,
    booked,
    cancelled,
    /** Fails from now on. With `afterDoing`, the request still takes effect. */
    fail(problem?: CourierProblem, { afterDoing = false } = {}) {
      next = problem && { problem, afterDoing };
    },
  };
}

let made = 0;

type OrderOptions = { by?: "card" | "cod"; units?: number; isDiscreet?: boolean };

/** An order of one product that waits to be packed, with a complete address. */
export async function orderToBook(
  ctx: Ctx,
  { by = "card", units = 1, isDiscreet }: OrderOptions = {},
) {
  made += 1;
  const name = `Booked ${made}`;
  const productId = await makeProduct(ctx, { name, price: 50_000, stock: 9, weight: 250 });
  const orderId = await makeOrder(ctx, { productId, quantity: units, paymentMethod: by });
  await ctx.db
    .update(orders)
    .set({
      phone: "+639171234567",
      barangay: "Lahug",
      province: "Cebu",
      postalCode: "6000",
      ...(isDiscreet && { isDiscreet }),
    })
    .where(eq(orders.id, orderId));
  if (by === "card") await payOrder(ctx, orderId);
  else await confirmByPhone(ctx, orderId);
  return { orderId, name };
}

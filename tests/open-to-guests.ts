import { eq } from "drizzle-orm";
import { addMinutes } from "#app/lib/dates.ts";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { stockLevels } from "#app/goods/catalog/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import type { PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import { transferJobs } from "#app/selling/payments/factories.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "./context.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { buyerForm, send, takeOfflinePayments } from "#app/selling/checkout/factories.ts";

type CheckoutOptions = { productId: string; quantity?: number; address?: string } & Partial<
  Parameters<typeof buyerForm>[0]
>;

/** A shop in which guests order; they pay by this method, unless a test says another. */
export async function openToGuests(paymentMethod: PaymentMethod) {
  const { ctx, db, pool, as } = await testContext({ connections: 30 });
  await publishLegalTexts(ctx);
  await takeOfflinePayments(ctx, "1000000");
  const files = createDiskFiles(await temporaryFolder());
  const guest = as(VISITOR);
  let made = 0;

  /** By default, a guest whom the shop does not know orders one product. */
  async function ask({ productId, quantity = 1, address, ...form }: CheckoutOptions) {
    const cart = await fillCart(guest, { productId, quantity });
    made += 1;
    return send(guest, cart, {
      form: buyerForm({ email: `guest-${made}@example.test`, paymentMethod, ...form }),
      ...(address !== undefined && { address }),
    });
  }

  return {
    ctx,
    db,
    pool,
    as,
    files,
    jobs: transferJobs(files),
    guest,
    hours: (count: number) => addMinutes(ctx.now, count * 60),
    newProduct: (stock = 40) =>
      makeProduct(ctx, { name: `Product ${(made += 1)}`, price: 500_000, stock }),
    ask,
    async reservedOf(productId: string) {
      const [level] = await db
        .select()
        .from(stockLevels)
        .where(eq(stockLevels.productId, productId));
      return level?.reserved;
    },
  };
}

import { makeProduct } from "#app/goods/catalog/factories.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import { gatewaysOf, payOrder } from "#app/selling/payments/factories.ts";
import type { Gateway } from "#app/selling/payments/gateways/gateway.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import type { SettingKey } from "#app/running/settings/rules/definitions.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { invoicesJobs } from "./jobs.server.ts";

/** A shop that makes invoices, for a test. By default it is registered for VAT. */
export async function openTaxes(ctx: Ctx, given: Partial<Record<SettingKey, string>> = {}) {
  const saved = await saveSettings(ctx, {
    tax_registration: "vat",
    tax_from: "2026-01-01",
    tax_tin: "123-456-789",
    business_name: "Peptides Inc.",
    business_address: "1 Ayala Avenue\nMakati City",
    ...given,
  });
  if (!saved.ok) throw new Error(saved.reason);
}

/** A paid order of a new product, for a test. */
export async function paidOrder(ctx: Ctx, { price = 112_000, quantity = 1 } = {}) {
  const name = `Product ${ctx.ids.newId().slice(-12)}`;
  const productId = await makeProduct(ctx, { name, price, stock: quantity });
  const orderId = await makeOrder(ctx, { productId, quantity });
  await payOrder(ctx, orderId);
  return orderId;
}

/** All jobs of an order with its payments and invoices, for draining them in tests. */
export function invoiceJobs(...gateways: Gateway[]) {
  const files = createDiskFiles("nowhere");
  const ofMoney = paymentsJobs({ gateways: gatewaysOf(...gateways), files });
  return planOf({ tasks: [deliverMail] }, ordersJobs, ofMoney, invoicesJobs);
}

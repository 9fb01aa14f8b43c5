import { expect, test } from "vitest";
import { fillCart } from "#app/selling/cart/factories.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { confirmByPhone } from "#app/selling/orders/commands/confirm-by-phone.server.ts";
import { addTransferProof } from "#app/selling/payments/commands/add-transfer-proof.server.ts";
import { gatewaysOf, payOrder, transferJobs } from "#app/selling/payments/factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { PROOF_FILES } from "#app/selling/payments/rules/transfer-terms.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import type { OutgoingMail } from "#app/platform/mail/mailer.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { cancelOwnOrder } from "./commands/cancel-own-order.server.ts";
import { buyerForm, liftReservationLimits, place, takeOfflinePayments } from "./factories.ts";

const { ctx, pool, as } = await testContext();
await publishLegalTexts(ctx);
await takeOfflinePayments(ctx, "10000");
await liftReservationLimits(ctx);
const guest = as("visitor");
const productId = await makeProduct(ctx, { name: "NAD+", price: 920_000, stock: 50 });
const files = createDiskFiles(await temporaryFolder());
const store = files.area(PROOF_FILES);

const sent: OutgoingMail[] = [];
const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close() {} };
const jobs = transferJobs(files);

async function order(paymentMethod: "card" | "bank" | "cod") {
  const phone = "+639171234567";
  const form = buyerForm({ paymentMethod, phone });
  return place(guest, await fillCart(guest, { productId }), { form });
}

/** Tokens in the links of the sent mails, each of which gives its holder a right. */
function secrets(): string[] {
  const texts = sent.map(({ html, text }) => `${html} ${text}`).join(" ");
  const found = texts.matchAll(/\/(?:order|confirm-order)\/([^\s"'<>)\]]+)/g);
  return [...new Set([...found].map(([, secret = ""]) => secret))];
}

function linkTo(orderNumber: string): string {
  const mail = sent.find(({ subject }) => subject.includes(orderNumber));
  return /\/order\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function tablesWith(secret: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = rows.map(async ({ name }) => {
    const has = `select from ${name} as one where strpos(one::text, $1) > 0 limit 1`;
    return (await pool.query(has, [secret])).rowCount ? [name] : [];
  });
  return (await Promise.all(found)).flat();
}

test("nothing that opens an order stands in the database, whatever became of it", async () => {
  const [card, bank, cash] = [await order("card"), await order("bank"), await order("cod")];
  await drainJobs(pool, jobs, { mailer });
  const orderToken = linkTo(bank.orderNumber);
  await payOrder(ctx, card.id);
  await addTransferProof(guest, store, { orderToken, sent: await newPicture() });
  await confirmByPhone(ctx, cash.id);
  await moveOrder(ctx, { orderId: card.id, to: "processing" });
  await cancelOwnOrder(guest, gatewaysOf(), { orderToken: linkTo(cash.orderNumber), note: null });
  await drainJobs(pool, jobs, { mailer });
  // Each order has a link, and both buyers without a confirmed email have a link to confirm.
  expect(secrets().length).toBe(5);
  for (const secret of secrets()) expect([secret, await tablesWith(secret)]).toEqual([secret, []]);
  expect(await tablesWith(bank.id)).toContain("public.orders");
});

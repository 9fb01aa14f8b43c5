import path from "node:path";
import { coldOrder, makeArrival } from "#app/fulfilment/arrivals/factories.ts";
import { reportArrival } from "#app/fulfilment/arrivals/commands/report-arrival.server.ts";
import { arrivalOf } from "#app/fulfilment/arrivals/queries/find-arrival.server.ts";
import {
  DECISIONS,
  FELT,
  PHOTO_FIELD,
  PHOTO_FILES,
} from "#app/fulfilment/arrivals/rules/arrival-terms.ts";
import { guaranteeCases } from "#app/fulfilment/guarantee/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, optional, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** A report with a photo that the shop has. */
async function withPhoto(shop: Shop) {
  const ctx = shop.system();
  const { orderId, orderToken } = await coldOrder(ctx);
  const report = { key: crypto.randomUUID(), version: 0, felt: "warm", hours: 30 } as const;
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(PHOTO_FILES);
  await reportArrival(ctx, store, { orderToken, report, photo: await newPicture() });
  const own = await arrivalOf(ctx.db, orderId);
  return { arrivalId: own?.id ?? "", photoId: own?.fileId ?? "" };
}

/** The only case of the guarantee that waits, as the queue shows the oldest. */
async function aCase(shop: Shop): Promise<string> {
  const { db, ids, now } = shop.system();
  await db.delete(guaranteeCases);
  const { orderId, orderItemId } = await coldOrder(shop.system());
  const caseId = ids.newId();
  const about = { orderId, event: "late", aboutId: caseId, held: "order_limit" } as const;
  const goods = [{ orderItemId, name: "A vial", units: 1, amount: 500 }];
  await db
    .insert(guaranteeCases)
    .values({ ...about, id: caseId, goods, amount: 500, openedAt: now });
  return caseId;
}

export const arrivals = {
  "/order/:token/arrival": {
    GET: async (shop) => ({
      params: { token: secret((await coldOrder(shop.system())).orderToken) },
      query: { parcel: anything("1") },
    }),
    POST: {
      report: async (shop) => ({
        params: { token: secret((await coldOrder(shop.system())).orderToken) },
        query: { parcel: anything("1") },
        fields: {
          key: id(crypto.randomUUID()),
          version: secret("0"),
          felt: choice("warm", ...FELT),
          hours: optional(count("30")),
          [PHOTO_FIELD]: anything("a file"),
        },
        file: { name: PHOTO_FIELD, bytes: await newPicture() },
      }),
    },
  },
  "/admin/arrivals": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("open"),
        q: anything("PM-26"),
        felt: anything("warm"),
        sort: anything("reported"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/arrivals/:arrivalId": {
    GET: async (shop) => ({
      as: "admin",
      params: { arrivalId: id((await makeArrival(shop.system())).arrivalId) },
    }),
    POST: {
      decide: async (shop) => ({
        as: "admin",
        params: { arrivalId: id((await makeArrival(shop.system())).arrivalId) },
        fields: {
          intent: anything("decide"),
          version: secret("1"),
          key: id(crypto.randomUUID()),
          decision: choice("fine", ...DECISIONS),
          reply: text("The indicator is green"),
        },
      }),
    },
  },
  "/admin/arrivals/:arrivalId/photo/:photoId": {
    GET: async (shop) => {
      const { arrivalId, photoId } = await withPhoto(shop);
      return { as: "admin", params: { arrivalId: secret(arrivalId), photoId: secret(photoId) } };
    },
  },
  "/admin/analytics/guarantee": { GET: () => ({ as: "admin" }) },
  "/admin/orders/guarantee": {
    GET: () => ({ as: "admin", query: { after: anything("") } }),
    POST: {
      close: async (shop) => ({
        as: "admin",
        fields: {
          intent: choice("close"),
          findingId: id(await aCase(shop)),
          note: { ...line("Refunded as RF-1"), mayBe: (text) => text.length <= 600 },
        },
      }),
    },
  },
} satisfies Some;

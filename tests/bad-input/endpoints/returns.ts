import path from "node:path";
import { askWithPhotos } from "#app/fulfilment/returns/commands/ask-with-photos.server.ts";
import { photosOf } from "#app/fulfilment/returns/queries/photos.server.ts";
import { PHOTO_FIELD, PHOTO_FILES } from "#app/fulfilment/returns/rules/photo-terms.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { newPicture } from "#tests/new-picture.ts";
import { makeReturn, sentOrder } from "#app/fulfilment/returns/factories.ts";
import { approveReturn } from "#app/fulfilment/returns/commands/approve-return.server.ts";
import { inspectReturn } from "#app/fulfilment/returns/commands/inspect-return.server.ts";
import { receiveReturn } from "#app/fulfilment/returns/commands/receive-return.server.ts";
import { RETURN_REASONS } from "#app/fulfilment/returns/rules/return-terms.ts";
import { unitsField } from "#app/fulfilment/returns/rules/read-units.ts";
import { tokenOf } from "#app/selling/orders/factories.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional, secret, text, type Fields } from "../fields.ts";
import type { Shop } from "../shop.ts";
import { amount, units } from "./purchasing.ts";

type State = "asked" | "approved" | "received" | "inspected";

async function aReturn(shop: Shop, state: State) {
  const ctx = shop.system();
  const own = await makeReturn(ctx);
  const { returnId, lineId } = own;
  const on = (version: number) => ({ returnId, version, key: crypto.randomUUID() });
  if (state === "asked") return { ...own, version: 1 };
  const approved = await approveReturn(ctx, { ...on(1), comesBack: true, answer: "By courier" });
  if (!approved.ok) throw new Error(approved.reason);
  if (state === "approved") return { ...own, version: 2 };
  await receiveReturn(ctx, { ...on(2), came: new Map([[lineId, 1]]) });
  if (state === "received") return { ...own, version: 3 };
  await inspectReturn(ctx, { ...on(3), good: new Map() });
  return { ...own, version: 4 };
}

const onReturn =
  (state: State, form: (lineId: string) => Fields): Prepare =>
  async (shop) => {
    const { returnId, lineId, version } = await aReturn(shop, state);
    const which = { version: secret(String(version)), key: id(crypto.randomUUID()) };
    return {
      as: "admin",
      params: { returnId: id(returnId) },
      fields: { ...which, ...form(lineId) },
    };
  };

async function aPhoto(shop: Shop) {
  const ctx = shop.system();
  const { orderId, orderItemId } = await sentOrder(ctx);
  const orderToken = await tokenOf(ctx, orderId);
  const store = createDiskFiles(path.join(shop.dataDir, "files")).area(PHOTO_FILES);
  const made = await askWithPhotos(ctx, store, {
    orderToken,
    key: crypto.randomUUID(),
    reason: "damaged",
    note: "",
    units: new Map([[orderItemId, 1]]),
    sent: [await newPicture()],
  });
  if (!made.ok) throw new Error(made.reason);
  const photos = await photosOf(ctx.db, [made.value.id]);
  const photoId = photos.get(made.value.id)?.[0]?.id ?? "";
  return { token: orderToken, returnId: made.value.id, photoId };
}

const asked = (orderItemId: string): Fields => ({
  intent: anything("ask"),
  key: id(crypto.randomUUID()),
  reason: choice("warm", ...RETURN_REASONS),
  note: optional(text("It was not cold")),
  asCredit: anything("on"),
  [unitsField("units", orderItemId)]: { ...units("1"), required: true },
});

export const returns = {
  "/order/:token/return": {
    GET: async (shop) => {
      const { orderId } = await sentOrder(shop.system());
      return { params: { token: secret(await tokenOf(shop.system(), orderId)) } };
    },
    POST: {
      ask: async (shop) => {
        const { orderId, orderItemId } = await sentOrder(shop.system());
        const token = await tokenOf(shop.system(), orderId);
        return {
          params: { token: secret(token) },
          fields: { ...asked(orderItemId), [PHOTO_FIELD]: anything("a file") },
          file: { name: PHOTO_FIELD, bytes: await newPicture() },
        };
      },
    },
  },
  "/order/:token/return/photos/:photoId": {
    GET: async (shop) => {
      const { token, photoId } = await aPhoto(shop);
      return { params: { token: secret(token), photoId: id(photoId) } };
    },
  },
  "/admin/returns/:returnId/photos/:photoId": {
    GET: async (shop) => {
      const { returnId, photoId } = await aPhoto(shop);
      return { as: "admin", params: { returnId: id(returnId), photoId: id(photoId) } };
    },
  },
  "/admin/returns": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("received"),
        q: anything("RT-26"),
        reason: anything("warm"),
        sort: anything("asked"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/returns/:returnId/summary": {
    GET: async (shop) => ({
      as: "admin",
      params: { returnId: id((await aReturn(shop, "asked")).returnId) },
    }),
  },
  "/admin/returns/:returnId": {
    GET: async (shop) => ({
      as: "admin",
      params: { returnId: id((await aReturn(shop, "asked")).returnId) },
    }),
    POST: {
      approve: onReturn("asked", () => ({
        intent: choice("approve"),
        comesBack: choice("yes", "no"),
        answer: text("Use our courier"),
      })),
      refuse: onReturn("asked", () => ({ intent: choice("refuse"), answer: text("It was cold") })),
      receive: onReturn("approved", (lineId) => ({
        intent: choice("receive"),
        [unitsField("came", lineId)]: { ...units("1"), required: true },
      })),
      inspect: onReturn("received", (lineId) => ({
        intent: choice("inspect"),
        [unitsField("good", lineId)]: units("1"),
      })),
      settle: onReturn("inspected", () => ({
        intent: choice("settle"),
        money: choice("refund"),
        amount: amount("1.00"),
        how: optional(choice("gateway", "by-hand", "credit")),
        reference: optional(line("")),
        why: line("Came warm"),
      })),
      "settle-without": onReturn("approved", () => ({
        intent: choice("settle"),
        money: choice("none"),
        why: line("Nothing came"),
      })),
    },
  },
  "/admin/orders/:orderId/return": {
    GET: async (shop) => {
      const { orderId } = await sentOrder(shop.system());
      return { as: "admin", params: { orderId: id(orderId) } };
    },
    POST: {
      ask: async (shop) => {
        const { orderId, orderItemId } = await sentOrder(shop.system());
        return { as: "admin", params: { orderId: id(orderId) }, fields: asked(orderItemId) };
      },
    },
  },
} satisfies Some;

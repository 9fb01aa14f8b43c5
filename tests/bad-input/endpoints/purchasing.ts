import { makeProduct } from "#app/goods/catalog/factories.ts";
import { receiveDelivery } from "#app/goods/purchasing/commands/receive-delivery.server.ts";
import { supplierCommands } from "#app/goods/purchasing/commands/supplier.server.ts";
import {
  makePurchaseOrder,
  makeSupplier,
  makeSupplierItem,
} from "#app/goods/purchasing/factories.ts";
import { arrivedField } from "#app/goods/purchasing/rules/read-delivery.ts";
import { costField, quantityField } from "#app/goods/purchasing/rules/read-lines.ts";
import type { Prepare, Some } from "../call.ts";
import {
  type Fields,
  anything,
  type Field,
  secret,
  choice,
  id,
  line,
  optional,
  readFrom,
  text,
} from "../fields.ts";
import type { Shop } from "../shop.ts";

const some = (what: string) => `${what} ${crypto.randomUUID().slice(0, 12)}`;
const atMost = (longest: number, valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => line(valid).mayBe(typed) && typed.trim().length <= longest,
});
const whole = (most: number, valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^\d{1,6}$/.test(typed.trim()) && Number(typed) <= most,
});
export const amount = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^[\d,]{1,15}(?:\.\d{1,2})?$/.test(typed.trim()),
});

const supplier = (): Fields => ({
  intent: choice("save"),
  name: atMost(120, some("Supplier")),
  contactName: optional(atMost(120, "Ana")),
  email: optional({ ...line("sales@supplier.example"), mayBe: (typed) => typed.includes("@") }),
  phone: optional(atMost(60, "+63 2 0000 0000")),
  address: optional(text("1 Mango Avenue\nCebu City")),
  leadDays: whole(365, "14"),
  minimumOrder: optional(amount("5,000")),
  paymentTerms: optional(atMost(200, "30 days net")),
  currencyNote: optional(atMost(200, "Invoices in USD")),
  notes: optional(text("Call before noon")),
  isActive: anything("on"),
});

const item = (): Fields => ({
  intent: choice("save"),
  supplierSku: optional(atMost(60, "GL-10")),
  packSize: whole(10_000, "10"),
  lastCost: optional(amount("125.50")),
});

async function aSupplier(shop: Shop): Promise<string> {
  return (await makeSupplier(shop.system(), { name: some("Supplier") })).id;
}

async function archived(shop: Shop): Promise<string> {
  const supplierId = await aSupplier(shop);
  await supplierCommands.archive(shop.system(), supplierId);
  return supplierId;
}

async function anItem(shop: Shop): Promise<{ supplierId: string; itemId: string }> {
  const supplierId = await aSupplier(shop);
  const itemId = await makeSupplierItem(shop.system(), { supplierId, productId: shop.productId });
  return { supplierId, itemId };
}

const onSupplier =
  (make: (shop: Shop) => Promise<string>, form: () => Fields): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { supplierId: id(await make(shop)) },
    fields: form(),
  });

const onItem =
  (form: () => Fields): Prepare =>
  async (shop) => {
    const { supplierId, itemId } = await anItem(shop);
    return {
      as: "admin",
      params: { supplierId: id(supplierId), itemId: id(itemId) },
      fields: form(),
    };
  };

async function anOrder({ system, productId }: Shop, state: "draft" | "sent" | "partly") {
  const order = await makePurchaseOrder(system(), { productId, sent: state !== "draft" });
  if (state !== "partly") return order;
  const { orderId, version, lineId } = order;
  const lot = { lotNumber: some("L"), expiresOn: "2099-01-01" };
  await receiveDelivery(system(), {
    orderId,
    version,
    deliveryId: crypto.randomUUID(),
    note: "",
    allowMore: false,
    setCosts: false,
    lines: [{ lineId, received: 5, damaged: 0, lot, storageNote: "" }],
  });
  return { ...order, version: version + 1 };
}

const onOrder =
  (state: "draft" | "sent" | "partly", form: (version: Field) => Fields): Prepare =>
  async (shop) => {
    const { orderId, version } = await anOrder(shop, state);
    const fields = form(secret(String(version)));
    return { as: "admin", params: { orderId: id(orderId) }, fields };
  };

const orderPage: Prepare = async (shop) => ({
  as: "admin",
  params: { orderId: id((await anOrder(shop, "sent")).orderId) },
});

/** A typed number of units; an empty field means zero. */
export const units = (valid: string): Field => ({
  ...line(valid),
  required: false,
  mayBe: (typed) => /^[\d,]{0,7}$/.test(typed.trim()),
});

export const purchasing = {
  "/admin/purchase-orders": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("overdue"),
        q: anything("PO-26"),
        supplier: anything(""),
        from: anything("2026-11-01"),
        to: anything("2026-11-30"),
        sort: anything("expected"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/purchase-orders/to-order": { GET: () => ({ as: "admin" }) },
  "/admin/purchase-orders/new": {
    GET: async (shop) => ({
      as: "admin",
      query: { supplier: anything((await anItem(shop)).supplierId) },
    }),
    POST: {
      draft: async (shop) => {
        const item = { productId: shop.productId, variantId: null };
        const { supplierId } = await anItem(shop);
        return {
          as: "admin",
          query: { supplier: anything(supplierId) },
          fields: {
            supplierId: id(supplierId),
            formKey: id(crypto.randomUUID()),
            expectedOn: optional(line("2036-12-01")),
            notes: optional(text("Keep it cold")),
            [quantityField(item)]: { ...units("20"), required: true },
            [costField(item)]: amount("125.50"),
          },
        };
      },
    },
  },
  "/admin/purchase-orders/:orderId/summary": { GET: orderPage },
  "/admin/purchase-orders/:orderId": {
    GET: orderPage,
    POST: {
      "mark-sent": onOrder("draft", (version) => ({
        intent: choice("mark-sent"),
        version,
        how: line("By phone"),
      })),
      cancel: onOrder("sent", (version) => ({
        intent: choice("cancel"),
        version,
        why: line("Out of stock there"),
      })),
      close: onOrder("partly", (version) => ({
        intent: choice("close"),
        version,
        why: line("The rest was cancelled"),
      })),
    },
  },
  "/admin/purchase-orders/:orderId/pdf": { GET: orderPage },
  "/admin/purchase-orders/:orderId/send": {
    GET: orderPage,
    POST: {
      send: onOrder("draft", (version) => ({
        version,
        formKey: id(crypto.randomUUID()),
        to: { ...line("sales@supplier.example"), mayBe: (typed) => typed.includes("@") },
        subject: line("Purchase order"),
        text: text("Hello,\n\nplease confirm it."),
      })),
    },
  },
  "/admin/purchase-orders/:orderId/receive": {
    GET: orderPage,
    POST: {
      receive: async (shop) => {
        const { orderId, version, lineId } = await anOrder(shop, "sent");
        const field = (name: string) => arrivedField(name, lineId);
        return {
          as: "admin",
          params: { orderId: id(orderId) },
          fields: {
            version: secret(String(version)),
            deliveryId: id(crypto.randomUUID()),
            [field("received")]: { ...units("5"), required: true },
            [field("damaged")]: units(""),
            [field("lot")]: line(some("L")),
            [field("expires")]: line("2099-01-01"),
            [field("storage")]: optional(line("Fridge 2")),
            note: optional(line("Came warm")),
            allowMore: anything("on"),
            setCosts: anything("on"),
          },
        };
      },
    },
  },
  "/admin/suppliers": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("archived"),
        q: anything("labs"),
        sort: anything("-lead"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/suppliers/new": {
    GET: () => ({ as: "admin" }),
    POST: { save: () => ({ as: "admin", fields: supplier() }) },
  },
  "/admin/suppliers/:supplierId": {
    GET: async (shop) => ({ as: "admin", params: { supplierId: id(await aSupplier(shop)) } }),
    POST: {
      save: onSupplier(aSupplier, () => ({ ...supplier(), ...readFrom(1) })),
      archive: onSupplier(aSupplier, () => ({ intent: choice("remove") })),
      restore: onSupplier(archived, () => ({ intent: choice("restore") })),
    },
  },
  "/admin/suppliers/:supplierId/items/new": {
    GET: async (shop) => ({ as: "admin", params: { supplierId: id(await aSupplier(shop)) } }),
    POST: {
      add: async (shop) => {
        const productId = await makeProduct(shop.system(), { name: some("Item"), stock: 1 });
        return {
          as: "admin",
          params: { supplierId: id(await aSupplier(shop)) },
          fields: { ...item(), item: { ...id(productId), mayBe: (typed) => typed !== "" } },
        };
      },
    },
  },
  "/admin/suppliers/:supplierId/items/:itemId": {
    GET: async (shop) => {
      const { supplierId, itemId } = await anItem(shop);
      return { as: "admin", params: { supplierId: id(supplierId), itemId: id(itemId) } };
    },
    POST: {
      save: onItem(() => ({ ...item(), ...readFrom(1) })),
      remove: onItem(() => ({ intent: choice("remove") })),
    },
  },
} satisfies Some;

import { isNull } from "drizzle-orm";
import { prepareRemittance } from "#app/fulfilment/remittances/commands/prepare-remittance.server.ts";
import { saveRemittance } from "#app/fulfilment/remittances/commands/save-remittance.server.ts";
import { deliveredOrder } from "#app/fulfilment/remittances/factories.ts";
import type { CashKind } from "#app/fulfilment/remittances/rules/cash-terms.ts";
import { cashFindings } from "#app/fulfilment/remittances/tables.server.ts";
import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, id, line, optional } from "../fields.ts";
import type { Shop } from "../shop.ts";

const CARRIER = "J&T Express";

/** Another file each time, since the same one counts once. */
const aFile = (tracking: string) =>
  new TextEncoder().encode(`Waybill No,COD Amount,Fee\n${tracking},9200.00,92\n`);
const aNumber = () => `JT-${crypto.randomUUID()}`.toUpperCase();

async function aDraft(shop: Shop): Promise<string> {
  const tracking = aNumber();
  const read = {
    columns: [{ name: "Waybill No", field: "tracking" }],
    lines: [
      { rowNo: 2, tracking, collected: 920_000, fee: 9_200, remitted: 910_800, deliveredOn: null },
    ],
    bad: [],
  };
  const bytes = aFile(tracking);
  const file = { carrier: CARRIER, fileName: "cod.csv", bytes, read };
  const prepared = await prepareRemittance(shop.system(), file);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.value;
}

async function aSavedFile(shop: Shop): Promise<string> {
  const saved = await saveRemittance(shop.system(), await aDraft(shop));
  if (!saved.ok) throw new Error(saved.reason);
  return saved.value;
}

/** The only one that waits, once the others are ended. */
async function aDifference(
  { system, db }: Shop,
  kind: CashKind,
  orderId: string | null,
): Promise<string> {
  const { ids, now } = system();
  const findingId = ids.newId();
  await db.insert(cashFindings).values({
    id: findingId,
    kind,
    orderId,
    subject: `order:${findingId}`,
    carrier: CARRIER,
    tracking: aNumber(),
    amount: 900_000,
    expected: 920_000,
    movedAt: now,
    foundAt: now,
    waitsSince: now,
  });
  return findingId;
}

const decide =
  (intent: string, kind: CashKind, { silent = false, isDue = false } = {}): Prepare =>
  async (shop) => {
    const over = { endedAt: shop.system().now, endedBy: "a test" };
    await shop.db.update(cashFindings).set(over).where(isNull(cashFindings.endedAt));
    const order = isDue ? await deliveredOrder(shop.system()) : undefined;
    const findingId = await aDifference(shop, kind, order?.orderId ?? null);
    const note = { ...line("Claim 4711"), mayBe: (text: string) => text.length <= 600 };
    return {
      as: "admin",
      fields: {
        intent: choice(intent),
        findingId: id(findingId),
        version: { ...choice("1"), tempting: ["2"], mayBe: (text: string) => text.trim() === "1" },
        note: silent ? optional(note) : note,
      },
    };
  };

export const remittances = {
  "/admin/orders/remittances": {
    GET: () => ({ as: "admin" }),
    POST: {
      read: async (shop) => ({
        as: "admin",
        fields: {
          // Also the carriers that earlier cases added.
          carrier: choice(CARRIER, ...(await listCarriers(shop.db)).map(({ name }) => name)),
          file: anything("a file"),
        },
        file: { name: "file", bytes: aFile(aNumber()) },
      }),
    },
  },
  "/admin/orders/remittances/drafts/:draftId": {
    GET: async (shop) => ({ as: "admin", params: { draftId: id(await aDraft(shop)) } }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: { draftId: id(await aDraft(shop)) },
        fields: { intent: choice("save", "discard") },
      }),
      discard: async (shop) => ({
        as: "admin",
        params: { draftId: id(await aDraft(shop)) },
        fields: { intent: choice("discard", "save") },
      }),
    },
  },
  "/admin/orders/remittances/files/:fileId": {
    GET: async (shop) => ({ as: "admin", params: { fileId: id(await aSavedFile(shop)) } }),
  },
  "/admin/orders/remittances/differences": {
    GET: () => ({ as: "admin", query: { after: anything(""), difference: anything("") } }),
    POST: {
      claim: decide("claim", "short", { silent: true }),
      pay: decide("pay", "short", { silent: true, isDue: true }),
      write_off: decide("write_off", "short"),
      end: decide("end", "over"),
      note: decide("note", "short"),
    },
  },
} satisfies Some;

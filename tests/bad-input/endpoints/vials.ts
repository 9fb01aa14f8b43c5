import { makeProduct } from "#app/goods/catalog/factories.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { makeCodes } from "#app/fulfilment/vials/commands/make-codes.server.ts";
import { reportVial } from "#app/fulfilment/vials/commands/report-vial.server.ts";
import { codesFrom } from "#app/fulfilment/vials/queries/codes-of-lot.server.ts";
import { makeCode, readCode } from "#app/fulfilment/vials/rules/vial-code.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, optional, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

const isCode = (typed: string) => readCode(typed).kind === "code";

let product: Promise<string> | undefined;

async function lotWithCodes({ system }: Shop, units = 2) {
  product ??= makeProduct(system(), { name: `With codes ${crypto.randomUUID().slice(0, 8)}` });
  const received = await receiveLot(system(), {
    item: { productId: await product, variantId: null },
    lotNumber: crypto.randomUUID(),
    madeOn: null,
    expiresOn: "2099-01-01",
    receivedUnits: 1_200,
  });
  if (!received.ok) throw new Error(received.reason);
  const { lotId } = received.value;
  await makeCodes(system(), { lotId, units });
  const [vial] = await codesFrom(system().db, lotId, 1);
  return { lotId, code: vial?.code ?? "" };
}

async function reported(shop: Shop): Promise<string> {
  const { code } = await lotWithCodes(shop);
  const key = crypto.randomUUID();
  const said = { complaint: "looks_wrong", message: "Cloudy", contact: null } as const;
  await reportVial(shop.system(), code, { key, ...said });
  const { rows } = await shop.pool.query<{ id: string }>(
    "select id from vial_reports where form_key = $1",
    [key],
  );
  return rows[0]?.id ?? "";
}

export const vials = {
  "/verify": {
    GET: () => ({ query: { code: optional({ ...line(makeCode(12_345n)), mayBe: isCode }) } }),
  },
  "/verify/:code": {
    GET: async (shop) => ({
      params: { code: secret((await lotWithCodes(shop)).code) },
      // A page view by a browser is recorded as a look-up.
      notes: ["vial_codes"],
    }),
    POST: {
      report: async (shop) => ({
        params: { code: secret((await lotWithCodes(shop)).code) },
        fields: {
          key: id(crypto.randomUUID()),
          complaint: choice("not_bought_here", "looks_wrong"),
          message: text("From a stranger in a chat"),
          contact: optional(line("0917 123 4567")),
        },
        // The page shown afterwards is recorded as a look-up, too.
        notes: ["vial_codes"],
      }),
    },
  },
  "/admin/lots/:lotId/vials": {
    GET: async (shop) => ({
      as: "admin",
      params: { lotId: id((await lotWithCodes(shop)).lotId) },
    }),
    POST: {
      make: async (shop) => ({
        as: "admin",
        params: { lotId: id((await lotWithCodes(shop)).lotId) },
        fields: { units: count("3") },
      }),
    },
  },
  "/admin/lots/:lotId/vials/labels.pdf": {
    GET: async (shop) => ({
      as: "admin",
      params: { lotId: id((await lotWithCodes(shop)).lotId) },
      query: { from: anything("1") },
    }),
  },
  "/admin/vial-reports": {
    GET: () => ({ as: "admin", query: { show: anything("settled"), page: anything("1") } }),
  },
  "/admin/vial-reports/:reportId/summary": {
    GET: async (shop) => ({ as: "admin", params: { reportId: id(await reported(shop)) } }),
  },
  "/admin/vial-reports/:reportId": {
    GET: async (shop) => ({ as: "admin", params: { reportId: id(await reported(shop)) } }),
    POST: {
      settle: async (shop) => ({
        as: "admin",
        params: { reportId: id(await reported(shop)) },
        fields: { outcome: text("Told the platform that sells it") },
      }),
    },
  },
} satisfies Some;

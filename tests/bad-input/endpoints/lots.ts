import { makeProduct } from "#app/goods/catalog/factories.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { REPORT_FIELD } from "#app/goods/lots/rules/report-terms.ts";
import { newPicture } from "#tests/new-picture.ts";
import type { Some } from "../call.ts";
import { anything, choice, count, id, line, optional, readFrom } from "../fields.ts";
import type { Shop } from "../shop.ts";

export const lots = {
  "/admin/lots": {
    GET: () => ({ as: "admin", query: { page: anything("1") } }),
    POST: {
      receive: ({ productId }) => ({
        as: "admin",
        fields: {
          item: id(productId),
          lotNumber: line(`L-${crypto.randomUUID().slice(0, 12)}`),
          madeOn: optional(line("2026-01-01")),
          expiresOn: line("2099-01-01"),
          receivedUnits: count("12"),
          addToStock: anything("on"),
        },
      }),
    },
  },
  "/admin/lots/:lotId/summary": {
    GET: async (shop) => ({ as: "admin", params: { lotId: id(await newLot(shop)) } }),
  },
  "/admin/lots/:lotId": {
    GET: async (shop) => ({ as: "admin", params: { lotId: id(await newLot(shop)) } }),
    POST: {
      report: async (shop) => ({
        as: "admin",
        params: { lotId: id(await newLot(shop)) },
        fields: {
          [REPORT_FIELD]: anything("a file"),
          labName: line("A laboratory"),
          identityVerdict: optional(choice("passed", "")),
          identityMethod: anything("LC-MS"),
          purityFigure: line("99.1"),
          purityMethod: line("HPLC"),
          purityAtLeast: line("98"),
          puritySource: line("the report"),
          ...emptyResults,
          failureSeen: optional(choice("on")),
          reportedOn: line("2026-10-01"),
          verifyUrl: optional(line("https://lab.example/1")),
        },
        file: { name: REPORT_FIELD, bytes: await newPicture() },
      }),
      check: async (shop) => ({
        as: "admin",
        params: { lotId: id(await newLot(shop)) },
        fields: { intent: choice("check") },
      }),
      open: async (shop) => ({
        as: "admin",
        params: { lotId: id(await newLot(shop)) },
        fields: { intent: choice("open") },
      }),
      close: async (shop) => ({
        as: "admin",
        params: { lotId: id(await openedLot(shop)) },
        fields: { intent: choice("close"), why: line("Used up") },
      }),
      correct: async (shop) => ({
        as: "admin",
        params: { lotId: id(await newLot(shop)) },
        fields: {
          ...readFrom(1),
          intent: choice("correct"),
          lotNumber: line(`L-${crypto.randomUUID().slice(0, 12)}`),
          madeOn: optional(line("2026-01-01")),
          expiresOn: line("2099-01-01"),
          receivedUnits: count("11"),
          why: line("One broke"),
        },
      }),
      withdraw: async (shop) => {
        const { lotId, reportId } = await reportedLot(shop);
        return {
          as: "admin",
          params: { lotId: id(lotId) },
          fields: { intent: choice("withdraw"), reportId: id(reportId), why: line("Another lot") },
        };
      },
    },
  },
  "/lab-reports/:reportId": {
    GET: async (shop) => ({ params: { reportId: id(await demoReport(shop)) } }),
  },
} satisfies Some;

/** Empty results for all tests, as the report covers none of them. */
const emptyResults = Object.fromEntries(
  [
    "purityAtMost",
    ...["content", "endotoxin"].flatMap((test) =>
      ["Figure", "Method", "AtLeast", "AtMost", "Source"].map((part) => test + part),
    ),
    "endotoxinUnit",
    "sterilityVerdict",
    "sterilityMethod",
  ].map((name) => [name, optional(anything(""))]),
);

/** A separate product: once a product has lots, it cannot be packed without one. */
let product: Promise<string> | undefined;

async function newLot({ system }: Shop): Promise<string> {
  product ??= makeProduct(system(), { name: `By the lot ${crypto.randomUUID().slice(0, 8)}` });
  const received = await receiveLot(system(), {
    item: { productId: await product, variantId: null },
    lotNumber: crypto.randomUUID(),
    madeOn: null,
    expiresOn: "2099-01-01",
    receivedUnits: 5,
    addToStock: "on",
  });
  if (!received.ok) throw new Error(received.reason);
  return received.value.lotId;
}

async function openedLot(shop: Shop): Promise<string> {
  const lotId = await newLot(shop);
  const opened = await openLot(shop.system(), lotId);
  if (!opened.ok) throw new Error(opened.reason);
  return lotId;
}

/** A lot with a report whose file is never downloaded. */
async function reportedLot(shop: Shop): Promise<{ lotId: string; reportId: string }> {
  const [lotId, reportId] = [await newLot(shop), crypto.randomUUID()];
  await shop.pool.query(
    `insert into lab_reports (id, lot_id, file_id, file_type, bytes, lab_name, reported_on, added_at)
     values ($1, $2, 'none', 'application/pdf', 1, 'A laboratory', '2026-10-01', now())`,
    [reportId, lotId],
  );
  return { lotId, reportId };
}

async function demoReport({ pool }: Shop): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select r.id from lab_reports r join lots l on l.id = r.lot_id where l.is_demo limit 1",
  );
  return rows[0]?.id ?? "";
}

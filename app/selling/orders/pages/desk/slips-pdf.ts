import { chosenIds } from "../../queries/chosen-orders.server.ts";
import { slipArt } from "#app/fulfilment/packing/queries/slip-art.server.ts";
import { slipsOfOrder } from "#app/fulfilment/packing/queries/slips-of-order.server.ts";
import { slipText } from "#app/fulfilment/packing/texts/staff.ts";
import { printSlip } from "#app/fulfilment/packing/views/print-slip.ts";
import { slipUrls } from "#app/fulfilment/packing/views/slip-urls.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { printTogether } from "#app/platform/print/print-pdf.server.ts";
import type { SlipSource } from "#app/fulfilment/packing/views/slip-source.ts";
import type { Route } from "./+types/slips-pdf.ts";

/** The packing slips and labels of several orders in one file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const settings = await loadSettings(ctx.db);
  const sources: SlipSource[] = [];
  for (const orderId of chosenIds(url.searchParams.get("ids"))) {
    // One after the other: all at once would take every connection.
    // oxlint-disable-next-line no-await-in-loop
    sources.push(...(await slipsOfOrder(ctx, orderId)));
  }
  if (sources.length === 0) throw notFound();
  const art = await slipArt(ctx.db, context.get(filesContext), sources);
  const slips = sources.map((slip) =>
    printSlip(slip, settings, slipUrls(ctx, slip, env.appUrl), art),
  );
  const content = await printTogether(slips, slipText.several(slips.length), ctx.now);
  return fileAnswer({ name: "packing slips.pdf", type: "application/pdf", content, opens: true });
}

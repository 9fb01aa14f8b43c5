import { loadSettings } from "#app/running/settings/queries.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { printTogether } from "#app/platform/print/print-pdf.server.ts";
import { slipArt } from "../../queries/slip-art.server.ts";
import { slipsOfOrder } from "../../queries/slips-of-order.server.ts";
import { readChosen } from "../../rules/chosen-units.ts";
import { slipText } from "../../texts/staff.ts";
import { printSlip } from "../../views/print-slip.ts";
import { slipUrls } from "../../views/slip-urls.ts";
import type { Route } from "./+types/slip-pdf.ts";

/** The packing slip of a parcel with its label, or of each parcel of an order that has left. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const asked = url.searchParams.get("parcel");
  const number = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : undefined;
  const { chosen } = readChosen(Object.fromEntries(url.searchParams));
  const [sources, settings] = await Promise.all([
    slipsOfOrder(ctx, params.orderId, { number, chosen }),
    loadSettings(ctx.db),
  ]);
  const [first] = sources;
  if (!first) throw notFound();
  const art = await slipArt(ctx.db, context.get(filesContext), sources);
  const slips = sources.map((slip) =>
    printSlip(slip, settings, slipUrls(ctx, slip, env.appUrl), art),
  );
  const { orderNumber, createdAt } = first.order;
  const content = await printTogether(slips, slipText.title(orderNumber), createdAt);
  return fileAnswer({
    name: `${orderNumber} slip.pdf`,
    type: "application/pdf",
    content,
    opens: true,
  });
}

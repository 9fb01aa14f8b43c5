import { href } from "react-router";
import { encode } from "uqr";
import { formatDate } from "#app/lib/dates.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { printLabelSheet } from "#app/platform/print/print-label-sheet.server.ts";
import { lotToLabel } from "../../queries/codes-of-lot.server.ts";
import { showCode } from "../../rules/vial-code.ts";
import { labelText as say } from "../../texts/staff.ts";
import type { Route } from "./+types/labels-pdf.ts";

/** Labels for vials of a lot, starting at the number in the address. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const typed = url.searchParams.get("from") ?? "1";
  const from = /^\d{1,7}$/.test(typed) ? Number(typed) : 0;
  const found = from > 0 ? await lotToLabel(ctx.db, params.lotId, from) : undefined;
  const last = found?.codes.at(-1);
  if (!found || !last) throw notFound();
  const { lot, codes } = found;
  const { site_name: author } = await loadSettings(ctx.db);
  const lines = [lot.productName, say.lot(lot.lotNumber), say.expires(formatDate(lot.expiresOn))];
  const labels = codes.map(({ code }) => ({
    code: encode(`${env.appUrl}${href("/verify/:code", { code })}`, { ecc: "M", border: 0 }).data,
    heading: showCode(code),
    lines,
  }));
  const title = say.title(lot.lotNumber, from, last.number);
  const content = await printLabelSheet({ title, author, labels }, ctx.now);
  const name = `${lot.lotNumber} labels ${from}-${last.number}.pdf`;
  return fileAnswer({ name, type: "application/pdf", content, opens: true });
}

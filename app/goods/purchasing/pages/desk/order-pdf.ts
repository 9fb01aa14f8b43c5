import { loadLogo } from "#app/running/settings/queries.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { printedOrder } from "./print-order.server.ts";
import type { Route } from "./+types/order-pdf.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const found = orNotFound(await printedOrder(ctx, params.orderId));
  const content = await found.print(await loadLogo(ctx.db, context.get(filesContext)));
  return fileAnswer({ name: `${found.order.number}.pdf`, type: "application/pdf", content });
}

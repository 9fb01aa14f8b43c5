import { loadLogo } from "#app/running/settings/queries.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ownAffiliate } from "../../queries/own-affiliate.server.ts";
import { statementOf } from "../../queries/statement.server.ts";
import type { Route } from "./+types/own-statement.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = await ownAffiliate(ctx);
  const found = orNotFound(own && (await statementOf(ctx.db, params.lineId, own.id)));
  const content = await found.print(await loadLogo(ctx.db, context.get(filesContext)));
  return fileAnswer({ name: `${found.name}.pdf`, type: "application/pdf", content });
}

import { shopDay } from "#app/lib/dates.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyEntry } from "../../queries/own-entries.server.ts";
import { wellnessMessages as say } from "../../texts/shopper.ts";
import { csvRow, jsonEntry } from "../../views/export-entry.ts";
import type { Route } from "./+types/export.ts";

/** All entries of the signed-in customer as a file, in the units in which they are stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { format } = await readFormTexts(request);
  const name = `${say.exportName}-${shopDay(ctx.now)}`;
  const parts = everyEntry(ctx, signedIn(ctx).userId);
  if (format === "csv") {
    return csvAnswer({ name, head: say.exportHead, parts: rowsOf(parts) });
  }
  if (format !== "json") throw new Response(say.notUnderstood, { status: 400 });
  const entries = [];
  for await (const part of parts) entries.push(...part.map(jsonEntry));
  return new Response(JSON.stringify({ entries }, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.json"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function* rowsOf(parts: ReturnType<typeof everyEntry>) {
  for await (const part of parts) yield part.map(csvRow);
}

import { shopDay } from "#app/lib/dates.ts";
import { readUnit } from "#app/care/dosing/pages/portal/unit-cookie.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { fileAnswer } from "#app/platform/http/file-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { loadRecord } from "./timeline-pdf.server.ts";
import { onePage } from "./one-page.server.ts";
import { recordText } from "./record-texts.ts";
import type { Route } from "./+types/timeline-pdf.ts";

/** The signed-in customer's record on one page for their doctor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, env } = context.get(requestContext);
  const record = await loadRecord(ctx, signedIn(ctx).userId, readUnit(request, env.appUrl, "kg"));
  const name = recordText.fileName(shopDay(ctx.now));
  return fileAnswer({ name, type: "application/pdf", content: await onePage(record) });
}

import { shopDay } from "#app/lib/dates.ts";
import { toDecimal } from "#app/lib/money.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { everyEntry } from "../../queries/entries-file.server.ts";
import { creditAdminMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/entries-file.ts";

/** All changes of all balances for the accountant, oldest first. Their sum is what the shop owes. */
export async function action({ context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const begun = await beginExport(ctx, "entries");
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  const name = `store-credit-changes-${shopDay(ctx.now)}`;
  return csvAnswer({ name, head: say.entriesHead, parts: rowsOf(ctx.db) });
}

async function* rowsOf(db: Db) {
  for await (const entries of everyEntry(db)) {
    yield entries.map(({ at, kind, cause, ...entry }) => [
      writeMinute(new Date(at)).replace("T", " "),
      entry.email,
      say.kinds[kind],
      cause === null ? "" : say.causes[cause],
      toDecimal(entry.amount),
      entry.order_number ?? "",
      entry.reason ?? "",
    ]);
  }
}

import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ledgerOf } from "../../queries/ledger.server.ts";
import { ownAffiliate } from "../../queries/own-affiliate.server.ts";
import { ledgerMessages as say } from "../../texts/shopper-ledger.ts";
import { ledgerFileRow } from "../../views/show-ledger.ts";
import type { Route } from "./+types/balance-file.ts";

const PART = 500;

/** The affiliate's own ledger for a spreadsheet, newest first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = orNotFound(await ownAffiliate(ctx));
  const parts = rowsOf(ctx.db, own.id);
  return csvAnswer({ name: `balance-${shopDay(ctx.now)}`, head: say.head, parts });
}

async function* rowsOf(db: Db, affiliateId: string) {
  for (let offset = 0; ; offset += PART) {
    const part = await ledgerOf(db, affiliateId, { limit: PART, offset });
    if (part.length > 0) yield part.map(ledgerFileRow);
    if (part.length < PART) return;
  }
}

import { shopDay } from "#app/lib/dates.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ownAffiliate } from "../../queries/own-affiliate.server.ts";
import { commissionsOf } from "../../queries/own-commissions.server.ts";
import { affiliateShown } from "../../texts/shopper-shown.ts";
import { commissionRow } from "../../views/show-commission.ts";
import type { Route } from "./+types/commissions-file.ts";

const PART = 500;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = orNotFound(await ownAffiliate(ctx));
  const parts = rowsOf(ctx.db, own.id);
  return csvAnswer({
    name: `commissions-${shopDay(ctx.now)}`,
    head: affiliateShown.fileHead,
    parts,
  });
}

async function* rowsOf(db: Db, affiliateId: string) {
  for (let offset = 0; ; offset += PART) {
    const part = await commissionsOf(db, affiliateId, { limit: PART, offset });
    if (part.length > 0) yield part.map(commissionRow);
    if (part.length < PART) return;
  }
}

import { asc, eq } from "drizzle-orm";
import { products } from "#app/goods/catalog/tables.server.ts";
import { lots } from "#app/goods/lots/tables.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { therapyDoses, therapyPlans, therapyVials } from "../../tables.server.ts";
import { doseMessages as say } from "../../texts/shopper-dose.ts";
import type { Route } from "./+types/doses-file.ts";

/** All doses of one's own, also those of courses that were stopped. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const rows = await ctx.db
    .select({
      takenOn: therapyDoses.takenOn,
      product: products.name,
      micrograms: therapyDoses.micrograms,
      site: therapyDoses.site,
      lot: lots.lotNumber,
    })
    .from(therapyDoses)
    .innerJoin(therapyPlans, eq(therapyPlans.id, therapyDoses.planId))
    .innerJoin(products, eq(products.id, therapyPlans.productId))
    .leftJoin(therapyVials, eq(therapyVials.id, therapyDoses.vialId))
    .leftJoin(lots, eq(lots.id, therapyVials.lotId))
    .where(eq(therapyDoses.userId, signedIn(ctx).userId))
    .orderBy(asc(therapyDoses.takenOn), asc(therapyDoses.id));
  return csvAnswer({ name: "doses", head: say.columns, parts: oneOf(rows.map(rowOf)) });
}

type Row = {
  takenOn: string;
  product: string;
  micrograms: number;
  site: keyof typeof say.sites | null;
  lot: string | null;
};

const rowOf = ({ takenOn, product, micrograms, site, lot }: Row) => [
  takenOn,
  product,
  micrograms / 1_000,
  site === null ? "" : say.sites[site],
  lot ?? "",
];

async function* oneOf<Part>(part: Part) {
  yield part;
}

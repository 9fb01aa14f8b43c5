import { signedIn } from "#app/platform/access/ctx.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { dosesWithVials } from "../../queries/vials.server.ts";
import { doseMessages as say } from "../../texts/shopper-dose.ts";
import type { Route } from "./+types/doses-file.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const rows = await dosesWithVials(ctx.db, signedIn(ctx).userId);
  return csvAnswer({ name: "doses", head: say.columns, parts: oneOf(rows.map(rowOf)) });
}

type Row = Awaited<ReturnType<typeof dosesWithVials>>[number];

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

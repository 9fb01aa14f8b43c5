import { signedIn } from "#app/platform/access/ctx.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { formatDate } from "#app/lib/dates.ts";
import { courseInTime } from "../../queries/course-in-time.server.ts";
import { refillMessages as say } from "../../texts/shopper-refill.ts";
import { showCheckIn } from "../../views/show-check-in.ts";
import type { Route } from "./+types/check-ins-file.ts";

/** All check-ins of one's own, also those of courses that were stopped. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { checkIns } = await courseInTime(ctx.db, signedIn(ctx).userId);
  const rows = checkIns.map((each) => {
    const { feeling, flags, changes, strength, outcome } = showCheckIn(each);
    return [
      each.answeredOn,
      each.product,
      feeling,
      flags.join(", "),
      changes.join(", "),
      strength,
      outcome,
      each.inCartAt === null ? "" : formatDate(each.inCartAt),
      each.isShared ? say.yes : say.no,
    ];
  });
  return csvAnswer({ name: "check-ins", head: say.columns, parts: oneOf(rows) });
}

async function* oneOf<Part>(part: Part) {
  yield part;
}

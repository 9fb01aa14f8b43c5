import { data, href } from "react-router";
import { findImport } from "#app/running/imports/queries/find-import.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { publishImported } from "../../commands/publish-imported.server.ts";
import { judgeImported, type JudgedReview } from "../../queries/imported-reviews.server.ts";
import { importedReviewMessages as say } from "../../texts/staff-imported.ts";

const MOST_SHOWN = 10;

export async function loadImported({ db }: Ctx, importId: string) {
  const { fileName } = orNotFound(await findImport(db, "reviews", importId));
  const { clear, flagged } = await judgeImported(db, importId);
  return {
    fileName,
    clear: clear.length,
    first: clear.slice(0, MOST_SHOWN).map(shown),
    flagged: flagged.map((review) => ({ ...shown(review), why: say.why[review.why] })),
  };
}

const shown = ({ regulatoryStatus: _, productId: __, ...review }: JudgedReview) => review;

export async function submitImported(served: RequestContext, importId: string) {
  const published = await publishImported(served.ctx, importId);
  if (!published.ok) {
    const status = published.reason === "forbidden" ? 403 : 409;
    return data({ message: say.errors[published.reason] }, { status });
  }
  const { undo, ...counts } = published.value;
  const text = say.published(counts.published, counts.flagged);
  return redirectWithFlash(served, href("/admin/reviews"), { tone: "success", text, undo });
}

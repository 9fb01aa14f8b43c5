import { formatDateTime } from "#app/lib/dates.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { synonymMessages as say } from "../texts/staff-search-words.ts";

type Wish = { synonymId: string; means: string | undefined };

/** Why a search word stays as it is: with who was first and when, and with what was typed. */
export async function synonymProblem(
  { db, actor }: Ctx,
  { synonymId, means }: Wish,
  reason: "forbidden" | "changed" | "not_found",
): Promise<string> {
  if (reason === "forbidden") return say.refusals.forbidden;
  const action = reason === "changed" ? "search_synonym.changed" : "search_synonym.removed";
  const change = await lastChange(db, { type: "search_synonym", id: synonymId }, action);
  const typed = means === undefined ? "" : say.youTyped(means);
  if (!change) return `${say.refusals[reason]}${typed}`;
  const who = change.actorId === actorId(actor) ? say.you : change.by;
  return `${say.meanwhile[reason](who, formatDateTime(change.at))}${typed}`;
}

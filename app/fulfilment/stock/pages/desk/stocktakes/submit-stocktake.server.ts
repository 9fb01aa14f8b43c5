import { data, href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { formatClock } from "#app/lib/dates.ts";
import { judgeLine } from "../../../commands/judge-line.server.ts";
import { postStocktake } from "../../../commands/post-stocktake.server.ts";
import { saveCount } from "../../../commands/save-count.server.ts";
import { stepStocktake } from "../../../commands/step-stocktake.server.ts";
import { countInput, judgeInput } from "../../../input.ts";
import { linesOf } from "../../../queries/stocktakes.server.ts";
import type { SteppingAct } from "../../../rules/stocktake-states.ts";
import { stockMessages } from "../../../texts/staff.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

/** The answer to a form, shown beside its item or at the top. */
export type StocktakeAnswer = {
  lineId?: string;
  saved?: string;
  message?: string;
  errors?: Texts;
  values?: Texts;
  /** The units of an earlier count, which sending the form again replaces. */
  replaces?: number;
};

const answer = (status: number, said: StocktakeAnswer) => data(said, { status });

const whyNot: Record<"forbidden" | "not_now" | "changed_meanwhile", [number, string]> = {
  forbidden: [403, say.forbidden],
  not_now: [409, say.notNow],
  changed_meanwhile: [409, say.notNow],
};

function refused(reason: keyof typeof whyNot | "not_found", said: StocktakeAnswer = {}) {
  if (reason === "not_found") throw notFound();
  const [status, message] = whyNot[reason];
  return answer(status, { ...said, message });
}

/** Shown beside its item, or at the top if the form names none. */
function invalid(lineId: string, values: Texts, errors: Texts) {
  const message = errors["lineId"];
  return answer(422, message ? { message } : { lineId, values, errors });
}

export async function submitStocktake(served: RequestContext, sent: Texts, stocktakeId: string) {
  const act = actOf(FORMS, sent["intent"]);
  return act ? act(served, sent, stocktakeId) : answer(422, { message: stockMessages.noStep });
}

const FORMS = {
  count: submitCount,
  judge: submitJudgement,
  recount: submitJudgement,
  finish: stepOf("finish"),
  reopen: stepOf("reopen"),
  cancel: stepOf("cancel"),
  post: submitPost,
};

async function submitCount({ ctx }: RequestContext, values: Texts, stocktakeId: string) {
  const form = parseForm(countInput, values);
  const lineId = values["lineId"] ?? "";
  if (!form.ok) return invalid(lineId, values, form.errors);
  const saved = await saveCount(ctx, stocktakeId, form.value);
  if (saved.ok) {
    return answer(200, { lineId, saved: say.saved(saved.value.name, form.value.units) });
  }
  if (saved.reason !== "counted_before") return refused(saved.reason, { lineId, values });
  const { units, countedBy, countedAt } = saved.earlier;
  const lines = await linesOf(ctx.db, stocktakeId);
  const counts = lines.flatMap((line) => line.counts);
  const who = counts.find((count) => count.countedBy === countedBy)?.counter ?? say.someone;
  const message = say.countedBefore(units, who, formatClock(countedAt));
  return answer(409, { lineId, values, message, replaces: units });
}

async function submitJudgement(served: RequestContext, values: Texts, stocktakeId: string) {
  const again = values["intent"] === "recount";
  const lineId = values["lineId"] ?? "";
  const form = parseForm(judgeInput, again ? { lineId, reason: "count" } : values);
  if (!form.ok) return invalid(lineId, values, form.errors);
  const wanted = again ? { lineId, reason: "recount" as const, note: "" as const } : form.value;
  const judged = await judgeLine(served.ctx, stocktakeId, wanted);
  if (!judged.ok) return refused(judged.reason, { values });
  const { name } = judged.value;
  return leave(served, stocktakeId, again ? say.recounted(name) : say.accepted(name));
}

function stepOf(act: SteppingAct) {
  return async (served: RequestContext, sent: Texts, stocktakeId: string) => {
    const version = Number(sent["version"] || Number.NaN);
    const stepped = await stepStocktake(served.ctx, { stocktakeId, act, version });
    if (!stepped.ok) return refused(stepped.reason);
    return leave(served, stocktakeId, say.done[act]);
  };
}

async function submitPost(served: RequestContext, sent: Texts, stocktakeId: string) {
  const version = Number(sent["version"] || Number.NaN);
  const posted = await postStocktake(served.ctx, { stocktakeId, version });
  if (posted.ok) return leave(served, stocktakeId, say.posted(posted.value.items));
  switch (posted.reason) {
    case "undecided":
      return answer(409, { message: say.undecided(posted.count) });
    case "below_reserved":
      return answer(409, { message: say.belowReserved(posted.names) });
    default:
      return refused(posted.reason);
  }
}

const leave = (served: RequestContext, stocktakeId: string, text: string) =>
  redirectWithFlash(served, href("/admin/stocktakes/:stocktakeId", { stocktakeId }), text);

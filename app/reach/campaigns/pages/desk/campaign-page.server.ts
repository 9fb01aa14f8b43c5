import { data, href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { moveCampaign } from "../../commands/move-campaign.server.ts";
import { campaignCommands } from "../../commands/campaign.server.ts";
import { scheduleCampaign } from "../../commands/schedule-campaign.server.ts";
import { testCampaign } from "../../commands/test-campaign.server.ts";
import { scheduleForm, versionForm } from "../../input.ts";
import { STAFF_MOVES } from "../../rules/campaign-states.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

type FormTexts = Record<string, string>;

/** The acts on a campaign's own page. */
export async function submitCampaign(served: RequestContext, sent: FormTexts, campaignId: string) {
  if (!isUuid(campaignId)) throw notFound();
  const page = href("/admin/email/campaigns/:campaignId", { campaignId });
  const act = await run(served, sent, campaignId);
  if (act === undefined) return answer(422, say.noStep);
  if ("errors" in act) {
    const isStale = act.errors["version"] !== undefined;
    return isStale
      ? answer(409, say.errors.changed_meanwhile)
      : answer(422, say.errors.sendFailed, act.errors);
  }
  if ("text" in act) return redirectWithFlash(served, act.to ?? page, act.text);
  const { reason, failed } = act;
  if (reason === "not_found") throw notFound();
  if (reason === "past") return answer(422, failed, { at: say.needed.when });
  const status = reason === "forbidden" ? 403 : 409;
  return answer(status, `${failed}. ${say.errors[reason]}`);
}

const answer = (status: number, message: string, errors: FormTexts = {}) =>
  data({ message, errors }, { status });

async function run(served: RequestContext, sent: FormTexts, campaignId: string) {
  const { ctx, env } = served;
  const { intent = "" } = sent;
  const move = STAFF_MOVES.find((one) => one === intent);
  if (move) {
    const done = await moveCampaign(ctx, { campaignId, move });
    return done.ok ? { text: say.moved[move] } : { ...done, failed: say.errors.saveFailed };
  }
  if (intent === "remove") {
    const done = await campaignCommands.remove(ctx, campaignId);
    if (!done.ok) return { ...done, failed: say.errors.deleteFailed };
    return { text: say.removed(done.value.name), to: href("/admin/email/campaigns") };
  }
  if (intent === "test") {
    const form = parseForm(versionForm, sent);
    if (!form.ok) return { errors: form.errors };
    const { appUrl } = env;
    const done = await testCampaign(ctx, { campaignId, ...form.value, appUrl });
    if (!done.ok) return { ...done, failed: say.errors.sendFailed };
    return { text: say.tested(done.value.email) };
  }
  if (intent !== "send" && intent !== "schedule") return undefined;
  const form = parseForm(intent === "send" ? versionForm : scheduleForm, sent);
  if (!form.ok) return { errors: form.errors };
  const done = await scheduleCampaign(ctx, { campaignId, ...form.value });
  if (!done.ok) return { ...done, failed: say.errors.sendFailed };
  const isLater = done.value.at > ctx.now;
  return { text: isLater ? say.scheduled(formatDateTime(done.value.at)) : say.starts };
}

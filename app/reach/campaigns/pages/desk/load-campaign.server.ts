import { isNotNull } from "drizzle-orm";
import { formatDateTime } from "#app/lib/dates.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { findSegment } from "#app/reach/segments/queries/segments.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { findCampaign, readiness, type Campaign } from "../../queries/find-campaign.server.ts";
import { mayDelete, mayEdit, mayMove, STAFF_MOVES } from "../../rules/campaign-states.ts";
import { topicMessages } from "../../texts/shopper-topics.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";
import { campaigns } from "../../tables.server.ts";
import { campaignUndo } from "../../undo/campaign.server.ts";
import { showShare } from "../../views/show-share.ts";

/** A campaign for its page: missing parts, progress, and results. */
export async function loadCampaign(
  { ctx, env }: Pick<RequestContext, "ctx"> & { env: { smtpUrl: string | undefined } },
  campaignId: string,
) {
  const campaign = orNotFound(await findCampaign(ctx.db, campaignId));
  const { state, segmentId, recipientCount, sentCount, skippedCount, bounceCount } = campaign;
  const mayPlan = mayMove("schedule", state);
  const [history, segment, ready, begun] = await Promise.all([
    loadHistory(ctx, { type: "campaign", id: campaignId }, [campaignUndo]),
    segmentId === null ? undefined : findSegment(ctx.db, segmentId),
    mayPlan ? readiness(ctx, campaign) : undefined,
    ctx.db.$count(campaigns, isNotNull(campaigns.startedAt)),
  ]);
  const done = sentCount + skippedCount + bounceCount;
  const isAtWork = state === "sending" || state === "paused";
  return {
    id: campaignId,
    name: campaign.name,
    state,
    version: campaign.version,
    mayPlan,
    mayEdit: mayEdit(state),
    mayDelete: mayDelete(state),
    moves: STAFF_MOVES.filter((move) => mayMove(move, state)),
    recipients: ready?.recipients ?? recipientCount,
    problems: (ready?.problems ?? []).map((problem) => say.problems[problem]),
    email: ctx.actor.kind === "user" ? ctx.actor.email : "",
    why: whyEnded(campaign),
    starts: state === "scheduled" && (campaign.scheduledAt ?? ctx.now) <= ctx.now,
    isLive: isAtWork || state === "scheduled",
    progress: isAtWork
      ? { done, all: recipientCount, text: say.progressOf(done, recipientCount) }
      : undefined,
    left: Math.max(0, recipientCount - done),
    isFirst: mayPlan && begun === 0,
    noServer: env.smtpUrl === undefined,
    facts: [
      [say.subjectLabel, campaign.subject],
      [say.fields.topic.label, topicMessages.topics[campaign.topic]],
      [say.audience, segment?.name ?? say.fields.segmentId.words[""]],
      [say.dates.created, formatDateTime(campaign.createdAt)],
      ...dated(say.dates.scheduled, campaign.scheduledAt),
      ...dated(say.dates.started, campaign.startedAt),
      ...dated(say.dates.sent, campaign.sentAt),
    ] as [string, string][],
    figures: campaign.startedAt ? figuresOf(campaign) : undefined,
    history,
  };
}

export type LoadedCampaign = Awaited<ReturnType<typeof loadCampaign>>;

const dated = (label: string, at: Date | null) => (at ? [[label, formatDateTime(at)]] : []);

function whyEnded({ state, endedWhy }: Campaign): string {
  if (endedWhy === null) return "";
  if (state !== "failed") return say.endedWhy[endedWhy] ?? "";
  const problems: Readonly<Record<string, string>> = say.problems;
  return say.failedFor(problems[endedWhy] ?? endedWhy);
}

function figuresOf(campaign: Campaign) {
  const { sentCount: sent, recipientCount } = campaign;
  const of = (count: number) => showShare(count, campaign);
  return [
    { label: say.figures.recipients, value: recipientCount.toLocaleString("en") },
    { label: say.figures.sent, value: sent.toLocaleString("en") },
    { label: say.figures.clicks, value: of(campaign.clickCount) },
    { label: say.figures.opens, value: of(campaign.openCount), hint: say.cards.openRateHint },
    { label: say.figures.machineOpens, value: campaign.machineOpenCount.toLocaleString("en") },
    { label: say.figures.bounced, value: campaign.bounceCount.toLocaleString("en") },
    { label: say.figures.complaints, value: campaign.complaintCount.toLocaleString("en") },
    { label: say.figures.unsubscribed, value: of(campaign.unsubscribeCount) },
    {
      label: say.figures.skipped,
      value: campaign.skippedCount.toLocaleString("en"),
      hint: say.skippedHint,
    },
  ];
}

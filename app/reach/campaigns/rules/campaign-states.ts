/** The last four states are final. */
export const CAMPAIGN_STATES = [
  "draft",
  "scheduled",
  "sending",
  "paused",
  "sent",
  "cancelled",
  "stopped",
  "failed",
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export type RecipientState = "waiting" | "queued" | "sent" | "skipped" | "bounced";

type Transition = { from: readonly CampaignState[]; to: CampaignState };

/**
 * The only table of a campaign's transitions. Staff make the first six, the shop the last four:
 * `begin` when it is due, `finish` when no recipient is left, `halt` when too many mails bounce,
 * `fail` when it can't be sent as it is.
 */
export const MOVES = {
  schedule: { from: ["draft", "scheduled"], to: "scheduled" },
  withdraw: { from: ["scheduled"], to: "draft" },
  cancel: { from: ["scheduled"], to: "cancelled" },
  pause: { from: ["sending"], to: "paused" },
  resume: { from: ["paused"], to: "sending" },
  stop: { from: ["sending", "paused"], to: "stopped" },
  begin: { from: ["scheduled"], to: "sending" },
  finish: { from: ["sending"], to: "sent" },
  halt: { from: ["sending"], to: "stopped" },
  fail: { from: ["scheduled"], to: "failed" },
} as const satisfies Record<string, Transition>;

export type CampaignMove = keyof typeof MOVES;
export type StaffMove = Exclude<CampaignMove, "begin" | "finish" | "halt" | "fail" | "schedule">;

export const STAFF_MOVES = ["withdraw", "cancel", "pause", "resume", "stop"] as const;

export function mayMove(move: CampaignMove, state: CampaignState): boolean {
  const from: readonly CampaignState[] = MOVES[move].from;
  return from.includes(state);
}

export const mayEdit = (state: CampaignState): boolean => state === "draft";

/** A campaign that was never sent leaves nothing to remember. */
export const mayDelete = (state: CampaignState): boolean =>
  state === "draft" || state === "cancelled" || state === "failed";

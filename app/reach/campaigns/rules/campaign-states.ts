/** How a campaign stands. The last four are ends: nothing leads out of them. */
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

/** How the mail to one of its recipients stands. */
export type RecipientState = "waiting" | "queued" | "sent" | "skipped" | "bounced";

type Move = { from: readonly CampaignState[]; to: CampaignState };

/**
 * The one table of what may become of a campaign. Staff do the first six, the shop the last four: `begin`
 * when its time has come, `finish` when no one waits any more, `halt` when too many mails came back,
 * `fail` when it can't be sent as it stands.
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
} as const satisfies Record<string, Move>;

export type CampaignMove = keyof typeof MOVES;
export type StaffMove = Exclude<CampaignMove, "begin" | "finish" | "halt" | "fail" | "schedule">;

export const STAFF_MOVES = ["withdraw", "cancel", "pause", "resume", "stop"] as const;

export function mayMove(move: CampaignMove, state: CampaignState): boolean {
  const from: readonly CampaignState[] = MOVES[move].from;
  return from.includes(state);
}

/** What it says can be changed only while it is being written. */
export const mayEdit = (state: CampaignState): boolean => state === "draft";

/** Of what was never sent there is nothing to remember. */
export const mayDelete = (state: CampaignState): boolean =>
  state === "draft" || state === "cancelled" || state === "failed";

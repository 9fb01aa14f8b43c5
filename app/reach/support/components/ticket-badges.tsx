import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { snoozeMessages } from "../texts/staff-snooze.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import type { ReplyState } from "../rules/promise-reply.ts";
import type { SnoozeState } from "../rules/snooze.ts";
import type { TicketStatus } from "../rules/ticket-terms.ts";

const statusTones: Record<TicketStatus, Tone> = {
  open: "warning",
  answered: "info",
  closed: "neutral",
};

const replyTones: Record<ReplyState, Tone> = {
  waiting: "info",
  overdue: "error",
  in_time: "success",
  late: "warning",
};

type TicketBadgesProps = {
  status: TicketStatus;
  isDemo: boolean;
  snooze?: SnoozeState;
  look?: "pill" | "plain";
};

export function TicketBadges(props: TicketBadgesProps) {
  const { status, isDemo, snooze = "none", look = "plain" } = props;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      <Badge look={look} tone={statusTones[status]}>
        {say.status[status]}
      </Badge>
      {snooze !== "none" && (
        <Badge look={look} tone={snooze === "back" ? "warning" : "neutral"}>
          {snoozeMessages.states[snooze]}
        </Badge>
      )}
      {isDemo && (
        <Badge look={look} tone="warning">
          {say.demo}
        </Badge>
      )}
    </span>
  );
}

type ReplyBadgeProps = { state: ReplyState; due: string };

/** The state of the promised answer, and its due time. */
export function ReplyBadge({ state, due }: ReplyBadgeProps) {
  return (
    <>
      <Badge look="plain" tone={replyTones[state]}>
        {say.reply[state]}
      </Badge>{" "}
      <span className="text-sm text-ink-soft">{say.when(state, due)}</span>
    </>
  );
}

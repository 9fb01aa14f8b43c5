import { Badge } from "#app/ui/badge.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { ticketMessages as say } from "../texts/staff.ts";
import type { ReplyState } from "../rules/promise-reply.ts";
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

type TicketBadgesProps = { status: TicketStatus; isDemo: boolean; look?: "pill" | "plain" };

export function TicketBadges({ status, isDemo, look = "plain" }: TicketBadgesProps) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      <Badge look={look} tone={statusTones[status]}>
        {say.status[status]}
      </Badge>
      {isDemo && (
        <Badge look={look} tone="warning">
          {say.demo}
        </Badge>
      )}
    </span>
  );
}

type ReplyBadgeProps = { state: ReplyState; due: string };

/** How the ticket stands against what was promised, and until when. */
export function ReplyBadge({ state, due }: ReplyBadgeProps) {
  return (
    <span className="grid">
      <Badge look="plain" tone={replyTones[state]}>
        {say.reply[state]}
      </Badge>
      <span className="text-sm whitespace-nowrap text-ink-soft">{say.by(due)}</span>
    </span>
  );
}

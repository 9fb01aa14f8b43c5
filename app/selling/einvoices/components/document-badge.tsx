import { stateBadge } from "#app/ui/state-badge.tsx";
import type { DocumentState } from "../rules/document-terms.ts";
import { eInvoiceMessages as say } from "../texts/staff.ts";

export const DocumentBadge = stateBadge<DocumentState>(
  {
    queued: "info",
    sent: "info",
    accepted: "success",
    rejected: "error",
    corrected: "neutral",
  },
  say.states,
);

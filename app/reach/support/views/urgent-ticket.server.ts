import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { isPressing, type UrgentSign } from "#app/care/triage/rules/urgency.ts";

/** The first message of a conversation that may be urgent; undefined if none is. */
export const urgentTicketSign = (messages: readonly string[]): UrgentSign | undefined =>
  messages
    .map((message) => urgentSignIn([message], "message"))
    .find((sign) => isPressing(sign?.urgency));

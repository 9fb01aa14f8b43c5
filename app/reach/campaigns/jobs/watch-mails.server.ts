import { and, eq, sql, type SQL } from "drizzle-orm";
import type { MailOutcome, MailWatch } from "#app/platform/mail/jobs.server.ts";
import { RECIPIENT_AGREES } from "../queries/agreed.server.ts";
import type { RecipientState } from "../rules/campaign-states.ts";
import { campaignRecipients, campaigns } from "../tables.server.ts";

const ENDS: Record<MailOutcome, Exclude<RecipientState, "waiting" | "queued">> = {
  sent: "sent",
  stored: "sent",
  withheld: "skipped",
  hard: "bounced",
  refused: "bounced",
  given_up: "bounced",
};

const PLUS_ONE = {
  sent: { sentCount: sql`${campaigns.sentCount} + 1` },
  skipped: { skippedCount: sql`${campaigns.skippedCount} + 1` },
  bounced: { bounceCount: sql`${campaigns.bounceCount} + 1` },
} satisfies Record<string, Record<string, SQL>>;

/** Checks a mail again when it leaves, since hours may pass after it was written. */
export const campaignWatch: MailWatch = {
  follows: ({ dedupeKey }) => dedupeKey.startsWith("campaign:"),
  async reasonAgainst({ db }, { id }) {
    const [found] = await db
      .select({ state: campaigns.state, agrees: RECIPIENT_AGREES })
      .from(campaignRecipients)
      .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
      .where(eq(campaignRecipients.mailId, id));
    // The reader's data was erased in the meantime.
    if (!found) return "no_recipient";
    if (found.state === "stopped") return "stopped";
    return found.agrees ? undefined : "no_consent";
  },
  async became({ db, now }, { id }, outcome) {
    const state = ENDS[outcome];
    const [counted] = await db
      .update(campaignRecipients)
      .set({
        state,
        ...(state === "sent" && { sentAt: now }),
        ...(state !== "sent" && { skippedWhy: outcome }),
      })
      .where(and(eq(campaignRecipients.mailId, id), eq(campaignRecipients.state, "queued")))
      .returning({ campaignId: campaignRecipients.campaignId });
    if (!counted) return;
    await db.update(campaigns).set(PLUS_ONE[state]).where(eq(campaigns.id, counted.campaignId));
  },
};

import type { SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AutomationKey, Exit } from "../rules/automation-terms.ts";
import type { AutomationWords } from "../texts/mail.ts";

export type Entry = { cause: string; email: string; enteredAt: Date };

export type Look = {
  /** The earliest time at which the automation's event can have happened. */
  since: Date;
  /** The limit of one search; the next search finds the rest. */
  most: number;
  /** SQL that says whether a mailbox agreed to marketing mails, for automations that need it. */
  agrees: (email: SQL) => SQL;
};

export type FollowMail = {
  words: AutomationWords;
  /** A path on the shop's own site. */
  path: string;
  /** The unsubscribe link of the follower's own module, for mails that are not marketing. */
  stopPath?: string;
  /** The record that the mail is about, linked for staff. */
  aboutId?: string;
};

/** How a module takes part in an automation. */
export type Follower = {
  key: AutomationKey;
  /** Finds new entries. Mailboxes that already have a run for the same cause are skipped. */
  find(ctx: Ctx, look: Look): Promise<Entry[]>;
  /** Checks again when the mail is due: returns the exit that applies, or the mail. */
  look(ctx: Ctx, run: { cause: string; email: string }): Promise<{ exit: Exit } | FollowMail>;
};

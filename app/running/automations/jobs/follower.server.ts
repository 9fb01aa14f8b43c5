import type { SQL } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { AutomationKey, Exit } from "../rules/automation-terms.ts";
import type { AutomationWords } from "../texts/mail.ts";

/** Somebody for whom an automation begins: by what, since when, and at which mailbox. */
export type Entry = { cause: string; email: string; enteredAt: Date };

export type Look = {
  /** The earliest moment at which what it follows may have happened. */
  since: Date;
  /** At most so many; the rest are found the next time. */
  most: number;
  /** Whether the mailbox of this expression gets news, where that is needed. */
  agrees: (email: SQL) => SQL;
};

/** What a mail of an automation says, and where its button leads. */
export type FollowMail = {
  words: AutomationWords;
  /** On the shop's own site. */
  path: string;
  /** Where such mails end, of one that is no news: the link of its own module. */
  stopPath?: string;
  /** The record that it is about, for staff who look at that. */
  aboutId?: string;
};

/** How a module takes part in an automation. */
export type Follower = {
  key: AutomationKey;
  /** Who is newly in it; whoever has a run for the same cause is not. */
  find(ctx: Ctx, look: Look): Promise<Entry[]>;
  /** Looks again when the mail is due: why it makes no sense any more, or what it says. */
  look(ctx: Ctx, run: { cause: string; email: string }): Promise<{ exit: Exit } | FollowMail>;
};

/** A person known by their mailbox, with their current consent. */
export type Person = {
  /** A confirmed newsletter subscription. */
  subscribes: boolean;
  /** An account with this mailbox agreed to news and offers. */
  agreesInAccount: boolean;
  /** Their mails must not name the shop or its products, which another service cannot promise. */
  isDiscreet: boolean;
  isSuppressed: boolean;
  hasAccount: boolean;
  paidOrders: number;
};

/** The last consent of a person that the shop sent to HighLevel. */
export type SentConsent = "nothing" | "agreed" | "stopped";

export type SkipReason = "no_consent" | "suppressed" | "discreet";

export type ContactPlan =
  | { does: "send"; tags: string[] }
  /** HighLevel has the contact, who no longer wants news. */
  | { does: "stop" }
  | { does: "skip"; why: SkipReason };

/** Only people who agree at this moment are sent. */
export function planContact(
  person: Person,
  known: { told: SentConsent; isThere: boolean },
): ContactPlan {
  const why = reasonAgainst(person);
  if (!why) return { does: "send", tags: tagsOf(person) };
  return known.isThere && known.told === "agreed" ? { does: "stop" } : { does: "skip", why };
}

export function reasonAgainst(person: Person): SkipReason | undefined {
  if (!person.subscribes && !person.agreesInAccount) return "no_consent";
  if (person.isSuppressed) return "suppressed";
  return person.isDiscreet ? "discreet" : undefined;
}

/** Tags do not say what a person bought, since that would reveal something about their health. */
export function tagsOf({ subscribes, hasAccount, paidOrders }: Person): string[] {
  return [
    ...(subscribes ? ["shop newsletter"] : []),
    ...(hasAccount ? ["shop account"] : []),
    ...(paidOrders > 0 ? ["shop buyer"] : []),
    ...(paidOrders > 1 ? ["shop repeat buyer"] : []),
  ];
}

/** Somebody by their mailbox, as the shop knows them at this moment. */
export type Person = {
  /** A confirmed subscription of the newsletter. */
  subscribes: boolean;
  /** An account of that mailbox that agreed to news and offers. */
  agreesInAccount: boolean;
  /** Their mails say neither the shop's name nor what it sells, which another service can't promise. */
  isDiscreet: boolean;
  isSuppressed: boolean;
  hasAccount: boolean;
  paidOrders: number;
};

/** What HighLevel was told of somebody last. */
export type Told = "nothing" | "agreed" | "stopped";

export type SkipReason = "no_consent" | "suppressed" | "discreet";

export type ContactPlan =
  | { does: "send"; tags: string[] }
  /** They were sent once, and want no news any more. */
  | { does: "stop" }
  | { does: "skip"; why: SkipReason };

/** What is to be done about somebody: nobody is sent who does not agree at this moment. */
export function planContact(person: Person, known: { told: Told; isThere: boolean }): ContactPlan {
  const why = reasonAgainst(person);
  if (!why) return { does: "send", tags: tagsOf(person) };
  return known.isThere && known.told === "agreed" ? { does: "stop" } : { does: "skip", why };
}

export function reasonAgainst(person: Person): SkipReason | undefined {
  if (!person.subscribes && !person.agreesInAccount) return "no_consent";
  if (person.isSuppressed) return "suppressed";
  return person.isDiscreet ? "discreet" : undefined;
}

/** Words that say nothing of what somebody bought, since that would say something of their health. */
export function tagsOf({ subscribes, hasAccount, paidOrders }: Person): string[] {
  return [
    ...(subscribes ? ["shop newsletter"] : []),
    ...(hasAccount ? ["shop account"] : []),
    ...(paidOrders > 0 ? ["shop buyer"] : []),
    ...(paidOrders > 1 ? ["shop repeat buyer"] : []),
  ];
}

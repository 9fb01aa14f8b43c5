import type { Actor } from "#app/platform/access/actor.ts";
import { may, type Ability } from "#app/platform/access/may.ts";

export const STAFF_TOPICS = ["orders", "returns", "messages", "stock", "care", "shop"] as const;
export type StaffTopic = (typeof STAFF_TOPICS)[number];

/** No mail, a mail for each event, or a line in the daily mail. */
export const TOPIC_MAILS = ["off", "at_once", "daily"] as const;
export type TopicMails = (typeof TOPIC_MAILS)[number];

export type MailChoices = Readonly<Record<StaffTopic, TopicMails>>;

/** The ability that makes a topic part of someone's work. */
const WORK: Record<StaffTopic, Ability> = {
  orders: "orders:read",
  returns: "orders:read",
  messages: "tickets:write",
  stock: "stock:read",
  care: "health:read",
  shop: "backoffice:open",
};

/** The other topics have no mails of their own and appear in the daily mail only. */
const MAILED_AT_ONCE: readonly StaffTopic[] = ["orders", "returns", "messages", "stock"];

export const topicsOf = (actor: Actor): StaffTopic[] =>
  STAFF_TOPICS.filter((topic) => may(actor, WORK[topic]));

export const mailsOf = (topic: StaffTopic): TopicMails[] =>
  TOPIC_MAILS.filter((mails) => mails !== "at_once" || MAILED_AT_ONCE.includes(topic));

/** The mail choices of a member of staff. Choices for work that they no longer do are ignored. */
export function choicesOf(
  actor: Actor,
  stored: Readonly<Record<string, string | undefined>>,
): MailChoices {
  const own = topicsOf(actor);
  const entries = STAFF_TOPICS.map((topic) => {
    const chosen = mailsOf(topic).find((mails) => mails === stored[topic]);
    return [topic, own.includes(topic) ? (chosen ?? "off") : "off"];
  });
  return Object.fromEntries(entries) as MailChoices;
}

/** The default hour of the daily mail. */
export const USUAL_HOUR = 8;

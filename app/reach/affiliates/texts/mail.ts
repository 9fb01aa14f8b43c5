import type { MailValues } from "#app/running/mailing/rules/mail-variables.ts";

/** Changes of their membership about which an affiliate is mailed. */
export const AFFILIATE_NEWS = [
  "added",
  "approved",
  "declined",
  "suspended",
  "resumed",
  "code",
  "details",
  "paid",
] as const;
export type AffiliateNews = (typeof AFFILIATE_NEWS)[number];

export type AffiliateWords = { subject: string; paragraphs: readonly string[]; action: string };

const OPEN = "Open your affiliate page";
const because = (why: string | null) => (why === null ? [] : [`Reason: ${why}`]);
const ANSWER = "If you think that we are wrong, reply to this email.";

export const affiliateMail = {
  hello: "Hello,",
  footer: "You get this email because you are, or asked to be, an affiliate of our shop.",
  /** Values for the shop's own wording of the mail. */
  values: (news: AffiliateNews, code: string): MailValues =>
    ["added", "approved", "resumed", "code"].includes(news) ? { affiliate_code: code } : {},
  /** `why` is a reason, the new payout account, or the amount and reference of a payment. */
  news: (news: AffiliateNews, code: string, why: string | null): AffiliateWords => {
    switch (news) {
      case "added":
        return {
          subject: "You are now an affiliate of our shop",
          paragraphs: [
            `we have added you to our affiliate program. Your code is ${code}.`,
            "Open your affiliate page to read and accept the terms. There you also find your link.",
          ],
          action: OPEN,
        };
      case "approved":
        return {
          subject: "You are in: welcome to our affiliate program",
          paragraphs: [
            `we have approved your request. Your code is ${code}, and it counts from now on.`,
          ],
          action: OPEN,
        };
      case "declined":
        return {
          subject: "We could not accept your request to be an affiliate",
          paragraphs: [
            "we looked at your request to join our affiliate program and could not accept it.",
            ...because(why),
            ANSWER,
          ],
          action: OPEN,
        };
      case "suspended":
        return {
          subject: "Your affiliate account is suspended",
          paragraphs: [
            "new orders do not count for you from now on. What you have earned stays yours.",
            ...because(why),
            ANSWER,
          ],
          action: OPEN,
        };
      case "resumed":
        return {
          subject: "Your affiliate account is active again",
          paragraphs: [`new orders count for you again. Your code is ${code}.`],
          action: OPEN,
        };
      case "details":
        return {
          subject: "Your payout details were changed",
          paragraphs: [
            `from now on you are to be paid to ${why ?? "another account"}. New details wait 3 days before they are used.`,
            "Not you? Reply to this email right away, and choose a new password.",
          ],
          action: OPEN,
        };
      case "paid":
        return {
          subject: "We have paid your affiliate balance",
          paragraphs: [`we have paid you ${why ?? ""}. The statement is on your affiliate page.`],
          action: OPEN,
        };
      case "code":
        return {
          subject: "You have a new affiliate code",
          paragraphs: [
            `your new code is ${code}. Your old code and its links go on to count as well.`,
          ],
          action: OPEN,
        };
    }
  },
} as const;

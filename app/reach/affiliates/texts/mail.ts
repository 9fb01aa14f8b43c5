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
const ANSWER = "If you think this is a mistake, reply to this email.";

export const affiliateMail = {
  hello: "Hello,",
  footer: "You get this email because you’re in our affiliate program or asked to join it.",
  /** Values for the shop's own wording of the mail. */
  values: (news: AffiliateNews, code: string): MailValues =>
    ["added", "approved", "resumed", "code"].includes(news) ? { affiliate_code: code } : {},
  /** `why` is a reason, the new payout account, or the amount and reference of a payment. */
  news: (news: AffiliateNews, code: string, why: string | null): AffiliateWords => {
    switch (news) {
      case "added":
        return {
          subject: "You’re now an affiliate of our shop",
          paragraphs: [
            `We’ve added you to our affiliate program. Your code is ${code}.`,
            "Open your affiliate page to read and accept the terms. You’ll also find your link there.",
          ],
          action: OPEN,
        };
      case "approved":
        return {
          subject: "Welcome to our affiliate program",
          paragraphs: [`We’ve approved your request. Your code ${code} works from now on.`],
          action: OPEN,
        };
      case "declined":
        return {
          subject: "We couldn’t accept your affiliate request",
          paragraphs: [
            "We reviewed your request to join our affiliate program and couldn’t accept it.",
            ...because(why),
            ANSWER,
          ],
          action: OPEN,
        };
      case "suspended":
        return {
          subject: "Your affiliate account is suspended",
          paragraphs: [
            "You no longer earn commission on new orders. Your past earnings stay yours.",
            ...because(why),
            ANSWER,
          ],
          action: OPEN,
        };
      case "resumed":
        return {
          subject: "Your affiliate account is active again",
          paragraphs: [`You earn commission on new orders again. Your code is ${code}.`],
          action: OPEN,
        };
      case "details":
        return {
          subject: "Your payout details were changed",
          paragraphs: [
            `Your payouts will go to ${why ?? "another account"}. We start using new details after 3 days.`,
            "Not you? Reply to this email right away, and choose a new password.",
          ],
          action: OPEN,
        };
      case "paid":
        return {
          subject: "We’ve paid your affiliate balance",
          paragraphs: [`We’ve paid you ${why ?? ""}. The statement is on your affiliate page.`],
          action: OPEN,
        };
      case "code":
        return {
          subject: "You have a new affiliate code",
          paragraphs: [`Your new code is ${code}. Your old code and links still work.`],
          action: OPEN,
        };
    }
  },
} as const;

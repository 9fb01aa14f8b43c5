import type { MailKind } from "../../../rules/mail-kinds.ts";
import { ACCOUNT_MAILS } from "./account-mails.ts";
import { AFFILIATE_MAILS } from "./affiliate-mails.ts";
import { AUTOMATION_MAILS } from "./automation-mails.ts";
import { BOOKING_MAILS } from "./booking-mails.ts";
import { CampaignMail } from "#app/reach/campaigns/emails/campaign-mail.tsx";
import { CARE_MAILS } from "./care-mails.ts";
import { CHANGED_ORDER_MAILS } from "./changed-order-mails.ts";
import { ERASURE_MAILS } from "./erasure-mails.ts";
import { type MailEntry, sampleMail } from "./mail-entry.ts";
import { ORDER_MAILS } from "./order-mails.ts";
import { OWNER_MAILS } from "./owner-mails.ts";
import { PAYMENT_MAILS } from "./payment-mails.ts";
import { STAFF_MAILS } from "./staff-mails.ts";

/** Staff write a campaign's text anew each time; only the footer is fixed. */
const CAMPAIGN_MAILS = {
  campaign: {
    name: "Campaign",
    when: "Staff send news to customers who agreed to receive it.",
    samples: (d) => [
      sampleMail(d.headline, {}, CampaignMail, {
        preview: d.words,
        title: d.headline,
        parts: [{ kind: "paragraph", text: d.words }],
        stop: `${d.shop}/unsubscribe/${d.token}`,
      }),
    ],
  },
} satisfies Record<string, MailEntry>;

/** Every mail that the shop sends. A mail kind without an entry here does not compile. */
export const MAIL_GALLERY: Readonly<Record<MailKind, MailEntry>> = {
  ...ORDER_MAILS,
  ...CHANGED_ORDER_MAILS,
  ...PAYMENT_MAILS,
  ...BOOKING_MAILS,
  ...CARE_MAILS,
  ...AFFILIATE_MAILS,
  ...CAMPAIGN_MAILS,
  ...AUTOMATION_MAILS,
  ...ERASURE_MAILS,
  ...ACCOUNT_MAILS,
  ...STAFF_MAILS,
  ...OWNER_MAILS,
};

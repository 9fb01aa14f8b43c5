import { BackupOverdueMail } from "#app/running/backups/emails/backup-overdue.tsx";
import { backupMail } from "#app/running/backups/texts/mail.ts";
import { BooksBrokenMail } from "#app/running/books/emails/books-broken.tsx";
import { booksMail } from "#app/running/books/texts/mail.ts";
import { SecurityNewsMail } from "#app/running/staff/emails/security-news.tsx";
import { StaffMail } from "#app/running/staff/emails/staff-mail.tsx";
import {
  securityMessages as say,
  staffMail,
  type StaffWords,
} from "#app/running/staff/texts/mail.ts";
import { WebhookOffMail } from "#app/office/webhooks/emails/webhook-off.tsx";
import { webhookMail } from "#app/office/webhooks/texts/mail.ts";
import { sampleMail, type MailEntry } from "./mail-entry.ts";
import type { SampleData } from "./sample-data.ts";

type News = Omit<StaffWords, "kind" | "action">;

function toOwner(name: string, when: string, news: (d: SampleData) => News): MailEntry {
  return {
    name,
    when,
    samples: (d) => {
      const { subject, text, advice, values } = news(d);
      const props = { subject, text, advice, href: `${d.shop}/admin` };
      return [sampleMail(subject, values, SecurityNewsMail, props)];
    },
  };
}

function toStaff(name: string, when: string, words: (d: SampleData) => StaffWords): MailEntry {
  return {
    name,
    when,
    samples: (d) => {
      const own = words(d);
      const href = `${d.shop}/admin-auth/${d.token}`;
      return [sampleMail(own.subject, own.values, StaffMail, { words: own, href })];
    },
  };
}

/** Mails to owners and future staff. */
export const OWNER_MAILS = {
  "staff-invited": toStaff("Invitation", "An owner invites someone to the staff.", (d) =>
    staffMail.invited(d.role),
  ),
  "staff-approved": toStaff("Request approved", "An owner approves a request.", (d) =>
    staffMail.approved(d.role),
  ),
  "staff-declined": toStaff(
    "Request declined",
    "An owner declines a request.",
    () => staffMail.declined,
  ),
  "owner-new_device": toOwner("Staff on a new device", "Staff sign in with a new browser.", (d) =>
    say.new_device(d),
  ),
  "owner-guessed": toOwner("Staff password guessing", "Many wrong passwords are tried.", (d) =>
    say.guessed(d),
  ),
  "owner-role_granted": toOwner("Role granted", "Someone is granted a role.", (d) =>
    say.role_granted(d),
  ),
  "owner-role_taken": toOwner("Role removed", "A role is removed.", (d) => say.role_taken(d)),
  "owner-second_step_removed": toOwner(
    "Staff second step removed",
    "An owner removes a staff member’s second step.",
    (d) => say.second_step_removed(d),
  ),
  "owner-access_requested": toOwner("Request to join", "Someone registers as staff.", (d) =>
    say.access_requested(d),
  ),
  "owner-exported": toOwner("Customers exported", "Staff export the customer list.", (d) =>
    say.exported({ who: d.who, customers: d.count }),
  ),
  "owner-orders_exported": toOwner("Orders exported", "Staff export orders.", (d) =>
    say.orders_exported(d),
  ),
  "owner-backup_overdue": {
    name: "Backup overdue",
    when: "There has been no verified backup for too long.",
    samples: (d) =>
      [
        { lastAt: d.until },
        { lastAt: null },
        { lastAt: d.until, sendProblem: "connect ECONNREFUSED" },
      ].map((last) =>
        sampleMail(backupMail.subject, {}, BackupOverdueMail, {
          ...last,
          href: `${d.shop}/admin/settings/backup`,
        }),
      ),
  },
  "owner-books_broken": {
    name: "Books don’t add up",
    when: "The hourly check of the books finds a new problem.",
    samples: (d) => [
      sampleMail(booksMail.subject, {}, BooksBrokenMail, {
        problems: ["I1: BPC-5 has 10 on hand, its movements say 9"],
        href: `${d.shop}/admin`,
      }),
    ],
  },
  "owner-webhook_off": {
    name: "Webhook switched off",
    when: "A webhook received nothing for five days, or reports that it’s gone.",
    samples: (d) =>
      [webhookMail.failing, webhookMail.gone].map((text) =>
        sampleMail(webhookMail.subject, {}, WebhookOffMail, {
          text: text(new URL(d.shop).host),
          href: `${d.shop}/admin/settings/integrations/webhooks/1`,
        }),
      ),
  },
} satisfies Record<string, MailEntry>;

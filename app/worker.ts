import { apiJobs } from "#app/office/api/jobs.server.ts";
import { affiliateFileJobs, affiliatesJobs } from "#app/reach/affiliates/jobs.server.ts";
import { arrivalsJobs } from "#app/fulfilment/arrivals/jobs.server.ts";
import { assessmentsJobs } from "#app/care/assessments/jobs.server.ts";
import { automationsJobs } from "#app/running/automations/jobs.server.ts";
import { automationWatch } from "#app/running/automations/jobs/watch-mails.server.ts";
import { assistantJobs } from "#app/care/assistant/jobs.server.ts";
import { backupsJobs } from "#app/running/backups/jobs.server.ts";
import { booksJobs } from "#app/running/books/jobs.server.ts";
import { campaignsJobs } from "#app/reach/campaigns/jobs.server.ts";
import { mailboxAgrees } from "#app/reach/campaigns/queries/agreed.server.ts";
import { campaignWatch } from "#app/reach/campaigns/jobs/watch-mails.server.ts";
import { catalogJobs } from "#app/goods/catalog/jobs.server.ts";
import { checkoutJobs } from "#app/selling/checkout/jobs.server.ts";
import { clearanceJobs } from "#app/selling/clearance/jobs.server.ts";
import { concessionsJobs } from "#app/selling/concessions/jobs.server.ts";
import { consultationsJobs } from "#app/care/consultations/jobs.server.ts";
import { couriersJobs } from "#app/fulfilment/couriers/jobs.server.ts";
import { followNewAccounts } from "#app/people/customers/jobs/follow-new-accounts.server.ts";
import { customersJobs } from "#app/people/customers/jobs.server.ts";
import { erasureJobs } from "#app/office/erasure/jobs.server.ts";
import { guaranteeJobs } from "#app/fulfilment/guarantee/jobs.server.ts";
import { highlevelJobs } from "#app/office/highlevel/jobs.server.ts";
import { giftCardsJobs } from "#app/selling/giftcards/jobs.server.ts";
import { eInvoicesJobs } from "#app/selling/einvoices/jobs.server.ts";
import { invoicesJobs } from "#app/selling/invoices/jobs.server.ts";
import { importsJobs } from "#app/running/imports/jobs.server.ts";
import { movingJobs } from "#app/office/moving/jobs.server.ts";
import { messagesJobs } from "#app/running/messages/jobs.server.ts";
import { lotsJobs } from "#app/goods/lots/jobs.server.ts";
import { recallsJobs } from "#app/fulfilment/recalls/jobs.server.ts";
import { followLapsedBuyers } from "#app/selling/orders/jobs/follow-lapsed-buyers.server.ts";
import { followLeftCarts } from "#app/selling/orders/jobs/follow-left-carts.server.ts";
import { ordersJobs } from "#app/selling/orders/jobs.server.ts";
import type { Gateways } from "#app/selling/payments/gateways/gateways.server.ts";
import { paymentsJobs } from "#app/selling/payments/jobs.server.ts";
import { remittancesJobs } from "#app/fulfilment/remittances/jobs.server.ts";
import { returnsJobs } from "#app/fulfilment/returns/jobs.server.ts";
import { followDeliveries } from "#app/reach/reviews/jobs/follow-deliveries.server.ts";
import { reviewsJobs } from "#app/reach/reviews/jobs.server.ts";
import { mailWithSender } from "#app/selling/orders/queries/mail-sender.server.ts";
import { settingsJobs } from "#app/running/settings/jobs.server.ts";
import { loadLogo } from "#app/running/settings/queries.server.ts";
import { securityJobs } from "#app/running/security/jobs.server.ts";
import { staffJobs } from "#app/running/staff/jobs.server.ts";
import { followMissedCheckIns } from "#app/care/therapy/jobs/follow-missed-check-ins.server.ts";
import { therapyJobs } from "#app/care/therapy/jobs.server.ts";
import { supportJobs } from "#app/reach/support/jobs.server.ts";
import { reportsJobs } from "#app/office/reports/jobs.server.ts";
import { webhooksJobs } from "#app/office/webhooks/jobs.server.ts";
import { vialsJobs } from "#app/fulfilment/vials/jobs.server.ts";
import type { BackupStore } from "#app/platform/backup/backup-store.server.ts";
import type { BackupPlace } from "#app/platform/backup/make-backup.server.ts";
import type { Auth } from "#app/platform/auth/auth.server.ts";
import { authJobs } from "#app/platform/auth/jobs.server.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { httpJobs } from "#app/platform/http/jobs.server.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import type { JobPlan } from "#app/platform/jobs/runner.server.ts";
import type { ShopEvents, ShopTasks } from "#app/platform/jobs/shop-jobs.ts";
import type { ModuleJobs } from "#app/platform/jobs/task.server.ts";
import { mailJobs } from "#app/platform/mail/jobs.server.ts";
import { digestJobs } from "#app/shells/desk/digest/digest-jobs.server.ts";
import { ERASURE_LIST } from "#app/office/erasure/queries/every-record.server.ts";
import { findDoubts, findProblems } from "./server/find-doubts.server.ts";

/** Each entry says which events a mail follows, and whether it should still be sent. */
const followers = [
  followNewAccounts,
  followLeftCarts,
  followDeliveries,
  followMissedCheckIns,
  followLapsedBuyers,
];

/** Services that jobs need besides the database; each process opens them once. */
type JobServices = {
  gateways: Gateways;
  auth: Auth;
  files: Files;
  place: BackupPlace;
  backupStore?: BackupStore | undefined;
};

const allJobs = ({ gateways, auth, files, place, backupStore }: JobServices) =>
  [
    mailJobs(mailWithSender, [campaignWatch, automationWatch(mailboxAgrees)], (db) =>
      loadLogo(db, files),
    ),
    settingsJobs(files),
    messagesJobs,
    automationsJobs({ followers, agrees: mailboxAgrees }),
    authJobs,
    httpJobs,
    securityJobs,
    staffJobs,
    digestJobs,
    backupsJobs(place, findDoubts, backupStore),
    booksJobs(place.target, findProblems),
    importsJobs,
    catalogJobs(files),
    lotsJobs(files),
    customersJobs(auth, files),
    clearanceJobs,
    concessionsJobs(files),
    ordersJobs,
    couriersJobs,
    recallsJobs,
    // Includes the task that expires orders, since it asks the gateway first.
    paymentsJobs({ gateways, files }),
    giftCardsJobs,
    remittancesJobs,
    returnsJobs(files),
    eInvoicesJobs,
    invoicesJobs,
    affiliatesJobs,
    affiliateFileJobs(files),
    reviewsJobs,
    arrivalsJobs(files),
    guaranteeJobs(gateways),
    checkoutJobs,
    assessmentsJobs,
    consultationsJobs(files),
    assistantJobs,
    supportJobs,
    vialsJobs,
    therapyJobs,
    campaignsJobs,
    erasureJobs({ files, list: ERASURE_LIST }),
    movingJobs,
    reportsJobs,
    apiJobs,
    webhooksJobs,
    highlevelJobs,
  ] as const satisfies readonly Partial<ModuleJobs>[];

type All = ReturnType<typeof allJobs>[number];
type ListedTask = Extract<All, { tasks: unknown }>["tasks"][number];
type AllListeners = Extract<All, { listeners: unknown }>["listeners"];
type KeyOf<Union> = Union extends unknown ? keyof Union : never;

type NoTask = {
  [Name in keyof ShopTasks]: Extract<
    ListedTask,
    { name: Name; accepts?: (payload: ShopTasks[Name]) => void }
  > extends never
    ? Name
    : never;
}[keyof ShopTasks];

type UnlistedEvent = Exclude<keyof ShopEvents, KeyOf<AllListeners>>;

/** Type check: `never` if an enqueued task or an event is missing from the lists above. */
type Complete = [NoTask, UnlistedEvent] extends [never, never]
  ? readonly unknown[]
  : { unlisted: [NoTask, UnlistedEvent] };

/** All jobs of the shop, their listeners, and their schedule (UTC). */
export function jobPlan(services: JobServices): JobPlan {
  return planOf(...(allJobs(services) satisfies Complete));
}

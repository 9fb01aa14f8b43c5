import { auditRecord } from "#app/running/audit/record.ts";
import { settingsRecord } from "#app/running/settings/record.ts";
import { mailingRecord } from "#app/running/mailing/record.ts";
import { automationsRecord } from "#app/running/automations/record.ts";
import { securityRecord } from "#app/running/security/record.ts";
import { staffRecord } from "#app/running/staff/record.ts";
import { backupsRecord } from "#app/running/backups/record.ts";
import { booksRecord } from "#app/running/books/record.ts";
import { importsRecord } from "#app/running/imports/record.ts";
import { consentRecord } from "#app/running/consent/record.ts";
import { contentRecord } from "#app/running/content/record.ts";
import { placesRecord } from "#app/running/places/record.ts";
import { visitsRecord } from "#app/running/visits/record.ts";
import { catalogRecord } from "#app/goods/catalog/record.ts";
import { lotsRecord } from "#app/goods/lots/record.ts";
import { deliveryRecord } from "#app/goods/delivery/record.ts";
import { purchasingRecord } from "#app/goods/purchasing/record.ts";
import { customersRecord } from "#app/people/customers/record.ts";
import { clearanceRecord } from "#app/selling/clearance/record.ts";
import { concessionsRecord } from "#app/selling/concessions/record.ts";
import { discountsRecord } from "#app/selling/discounts/record.ts";
import { creditRecord } from "#app/selling/credit/record.ts";
import { cartRecord } from "#app/selling/cart/record.ts";
import { ordersRecord } from "#app/selling/orders/record.ts";
import { referralsRecord } from "#app/selling/referrals/record.ts";
import { paymentsRecord } from "#app/selling/payments/record.ts";
import { giftCardsRecord } from "#app/selling/giftcards/record.ts";
import { eInvoicesRecord } from "#app/selling/einvoices/record.ts";
import { invoicesRecord } from "#app/selling/invoices/record.ts";
import { checkoutRecord } from "#app/selling/checkout/record.ts";
import { stockRecord } from "#app/fulfilment/stock/record.ts";
import { recallsRecord } from "#app/fulfilment/recalls/record.ts";
import { returnsRecord } from "#app/fulfilment/returns/record.ts";
import { couriersRecord } from "#app/fulfilment/couriers/record.ts";
import { arrivalsRecord } from "#app/fulfilment/arrivals/record.ts";
import { guaranteeRecord } from "#app/fulfilment/guarantee/record.ts";
import { packingRecord } from "#app/fulfilment/packing/record.ts";
import { vialsRecord } from "#app/fulfilment/vials/record.ts";
import { remittancesRecord } from "#app/fulfilment/remittances/record.ts";
import { assessmentsRecord } from "#app/care/assessments/record.ts";
import { wellnessRecord } from "#app/care/wellness/record.ts";
import { consultationsRecord } from "#app/care/consultations/record.ts";
import { assistantRecord } from "#app/care/assistant/record.ts";
import { therapyRecord } from "#app/care/therapy/record.ts";
import { segmentsRecord } from "#app/reach/segments/record.ts";
import { affiliatesRecord } from "#app/reach/affiliates/record.ts";
import { reviewsRecord } from "#app/reach/reviews/record.ts";
import { supportRecord } from "#app/reach/support/record.ts";
import { campaignsRecord } from "#app/reach/campaigns/record.ts";
import { movingRecord } from "#app/office/moving/record.ts";
import { reportsRecord } from "#app/office/reports/record.ts";
import { apiRecord } from "#app/office/api/record.ts";
import { webhooksRecord } from "#app/office/webhooks/record.ts";
import { messagesRecord } from "#app/running/messages/record.ts";
import { highlevelRecord } from "#app/office/highlevel/record.ts";
import {
  isPersonal,
  type ErasureList,
  type ModuleRecord,
  type OtherTable,
  type PersonalTable,
} from "#app/platform/records/record.server.ts";
import { erasureRecord } from "../record.ts";

/** What each module declares of its tables, in the order of the modules. A new module joins here. */
const EVERY_RECORD: readonly ModuleRecord[] = [
  auditRecord,
  settingsRecord,
  messagesRecord,
  mailingRecord,
  automationsRecord,
  securityRecord,
  staffRecord,
  backupsRecord,
  booksRecord,
  importsRecord,
  consentRecord,
  contentRecord,
  placesRecord,
  visitsRecord,
  catalogRecord,
  lotsRecord,
  deliveryRecord,
  purchasingRecord,
  customersRecord,
  clearanceRecord,
  concessionsRecord,
  discountsRecord,
  creditRecord,
  cartRecord,
  ordersRecord,
  referralsRecord,
  paymentsRecord,
  giftCardsRecord,
  eInvoicesRecord,
  invoicesRecord,
  checkoutRecord,
  stockRecord,
  recallsRecord,
  returnsRecord,
  couriersRecord,
  arrivalsRecord,
  guaranteeRecord,
  packingRecord,
  vialsRecord,
  remittancesRecord,
  assessmentsRecord,
  wellnessRecord,
  consultationsRecord,
  assistantRecord,
  therapyRecord,
  segmentsRecord,
  affiliatesRecord,
  reviewsRecord,
  supportRecord,
  campaignsRecord,
  movingRecord,
  reportsRecord,
  apiRecord,
  webhooksRecord,
  highlevelRecord,
  erasureRecord,
];

type Table = PersonalTable | OtherTable;
type Entry = readonly [name: string, table: Table];

const tablesOf = ({ tables }: ModuleRecord): Entry[] => Object.entries<Table>(tables);

export const UNDOABLE_RECORDS = EVERY_RECORD.flatMap(({ undo = [] }) => undo);

/** For how many days rows are stored, by the task that deletes the older ones. */
export const KEPT_DAYS = new Map(EVERY_RECORD.flatMap(({ kept = {} }) => Object.entries(kept)));

/** Of hits that are as good, those of the first finder stand first. */
export const FINDERS = EVERY_RECORD.flatMap(({ find = [] }) => find).toSorted(
  (one, other) => one.place - other.place,
);

const all = EVERY_RECORD.flatMap(tablesOf);

const isLast = ([, table]: Entry) => isPersonal(table) && table.turn === "last";
const isFirst = ([, table]: Entry) => isPersonal(table) && table.turn === "first";

/**
 * Every table with data about a person, by its name in the database, as the person reads them: the
 * account and the profile first.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = Object.fromEntries(
  [...all.filter(isLast), ...all.filter((entry) => !isLast(entry))].flatMap(([name, table]) =>
    isPersonal(table) ? [[name, table]] : [],
  ),
);

/** Every table that says nothing about a person, with the reason. */
export const OTHER_TABLES: Readonly<Record<string, OtherTable>> = Object.fromEntries(
  all.flatMap(([name, table]) => (isPersonal(table) ? [] : [[name, table]])),
);

const backwards = EVERY_RECORD.toReversed().flatMap(tablesOf);

/** What an erasure goes through, in its order: what hangs on a row comes before that row. */
export const ERASURE_LIST: ErasureList = Object.fromEntries(
  [
    ...backwards.filter(isFirst),
    ...backwards.filter((entry) => !isFirst(entry) && !isLast(entry)),
    ...backwards.filter(isLast),
  ].flatMap(([name, table]) => {
    const own = isPersonal(table) ? table.own : table.naming;
    return own && table.erase ? [[name, { own, erase: table.erase }]] : [];
  }),
);

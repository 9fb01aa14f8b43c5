import { PHOTO_DAYS as ARRIVAL_PHOTO_DAYS } from "#app/fulfilment/arrivals/rules/arrival-terms.ts";
import { ANONYMOUS_DAYS } from "#app/care/assessments/rules/retention.ts";
import { KEPT_MINUTES } from "#app/care/assistant/rules/retention.ts";
import { SAVED_DAYS } from "#app/care/assistant/rules/saving.ts";
import { CONFIRM_DAYS, UNDO_DAYS } from "#app/reach/campaigns/rules/subscription-terms.ts";
import { CART_DAYS } from "#app/selling/cart/rules/cart-cookie.ts";
import { KNOWN_DEVICE_DAYS } from "#app/people/customers/rules/known-device.ts";
import { ERASURE_DAYS } from "../../rules/erasure-terms.ts";
import { PROOF_DAYS } from "#app/selling/payments/rules/transfer-terms.ts";
import { PHOTO_DAYS as RETURN_PHOTO_DAYS } from "#app/fulfilment/returns/rules/photo-terms.ts";
import { KEPT_DAYS } from "#app/reach/support/rules/ticket-terms.ts";
import { STORED_DAYS } from "#app/fulfilment/vials/rules/report-terms.ts";
import { recordMessages as say } from "./texts-records.ts";

export type StoredRecord = {
  what: string;
  where: string;
  howLong: string;
  why: string;
  /** The job that deletes older records; undefined if none are deleted on a schedule. */
  task?: string;
};

/** The owner's settings. */
type OwnTerms = { assistantDays: number; backupsKept: number; idDays: number };

const { places, reasons, until } = say;
const inDatabase = { where: places.database };
const untilErased = { ...inDatabase, howLong: until.erased(ERASURE_DAYS) };

const ofBuyers: readonly StoredRecord[] = [
  { ...say.orders, ...inDatabase, howLong: until.pseudonym, why: reasons.tax },
  { ...say.invoices, ...inDatabase, howLong: until.documents, why: reasons.tax },
  { ...say.accounts, ...untilErased, why: reasons.service },
  {
    ...say.devices,
    ...inDatabase,
    howLong: until.unused(KNOWN_DEVICE_DAYS),
    why: reasons.security,
    task: "customers.forget-devices",
  },
  {
    ...say.carts,
    ...inDatabase,
    howLong: until.untouched(CART_DAYS),
    why: reasons.service,
    task: "checkout.remove-carts",
  },
  { ...say.health, ...untilErased, why: reasons.health },
  {
    ...say.anonymous,
    ...inDatabase,
    howLong: until.days(ANONYMOUS_DAYS),
    why: reasons.health,
    task: "assessments.remove-anonymous",
  },
];

const conversations: StoredRecord = {
  ...say.conversations,
  where: places.sealed,
  howLong: until.deleted(SAVED_DAYS),
  why: reasons.health,
  task: "assistant.remove-saved",
};

/** Records that people wrote or sent. */
const ofSenders: readonly StoredRecord[] = [
  {
    ...say.tickets,
    ...inDatabase,
    howLong: until.settled(KEPT_DAYS),
    why: reasons.answer,
    task: "support.remove-old",
  },
  {
    ...say.vials,
    ...inDatabase,
    howLong: until.settled(STORED_DAYS),
    why: reasons.safety,
    task: "vials.remove-old",
  },
  {
    ...say.proofs,
    where: places.files,
    howLong: until.decided(PROOF_DAYS),
    why: reasons.money,
    task: "payments.sweep-proofs",
  },
  {
    ...say.returns,
    where: places.files,
    howLong: until.ended(RETURN_PHOTO_DAYS),
    why: reasons.money,
    task: "returns.sweep-photos",
  },
  {
    ...say.arrivals,
    where: places.files,
    howLong: until.days(ARRIVAL_PHOTO_DAYS),
    why: reasons.safety,
    task: "arrivals.sweep-photos",
  },
];

/** Records of messages from the shop, and its proofs. */
const ofShop: readonly StoredRecord[] = [
  {
    ...say.mails,
    ...inDatabase,
    howLong: until.mails,
    why: reasons.proof,
    task: "mail.remove-links",
  },
  {
    ...say.news,
    ...inDatabase,
    howLong: until.news(CONFIRM_DAYS, UNDO_DAYS),
    why: reasons.marketing,
    task: "campaigns.forget",
  },
  { ...say.consents, ...inDatabase, howLong: until.stays, why: reasons.proof },
  { ...say.log, ...inDatabase, howLong: until.log, why: reasons.proof },
  {
    ...say.erasures,
    ...inDatabase,
    howLong: until.erasures,
    why: reasons.proof,
    task: "erasure.run",
  },
];

/** The personal data that the shop stores. The days are the same constants that the jobs use. */
export function storedRecords({ assistantDays, backupsKept, idDays }: OwnTerms): StoredRecord[] {
  const assistant = {
    ...say.assistant,
    where: places.sealed,
    howLong: until.assistant(KEPT_MINUTES, assistantDays),
    why: reasons.answer,
    task: "assistant.remove-old",
  };
  const ids = {
    ...say.ids,
    where: places.sealed,
    howLong: until.checked(idDays),
    why: reasons.proof,
    task: "concessions.forget-ids",
  };
  const backups = {
    ...say.backups,
    where: places.backups,
    howLong: until.backups(backupsKept),
    why: reasons.loss,
  };
  return [...ofBuyers, ids, assistant, conversations, ...ofSenders, ...ofShop, backups];
}

const records = storedRecords({ assistantDays: 1, backupsKept: 1, idDays: 1 });

/** The jobs that delete, each once. */
export const DELETING_TASKS: readonly string[] = records.flatMap(({ task }) => task ?? []);

/** The record that a job deletes. */
export function recordOfTask(task: string): string | undefined {
  return records.find((record) => record.task === task)?.what;
}

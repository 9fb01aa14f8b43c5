import { KEPT_MINUTES } from "#app/care/assistant/rules/retention.ts";
import { SAVED_DAYS } from "#app/care/assistant/rules/saving.ts";
import { CONFIRM_DAYS, UNDO_DAYS } from "#app/reach/campaigns/rules/subscription-terms.ts";
import { KEPT_DAYS } from "../../queries/every-record.server.ts";
import { ERASURE_DAYS } from "../../rules/erasure-terms.ts";
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

/** The module of a record declares its days, by the task that deletes older rows. */
function kept(task: string, words: (days: number) => string) {
  const days = KEPT_DAYS.get(task);
  if (days === undefined) throw new Error(`no module declares the days of ${task}`);
  return { howLong: words(days), task };
}

const ofBuyers: readonly StoredRecord[] = [
  { ...say.orders, ...inDatabase, howLong: until.pseudonym, why: reasons.tax },
  { ...say.invoices, ...inDatabase, howLong: until.documents, why: reasons.tax },
  { ...say.accounts, ...untilErased, why: reasons.service },
  {
    ...say.devices,
    ...inDatabase,
    ...kept("customers.forget-devices", until.unused),
    why: reasons.security,
  },
  {
    ...say.carts,
    ...inDatabase,
    ...kept("checkout.remove-carts", until.untouched),
    why: reasons.service,
  },
  { ...say.health, ...untilErased, why: reasons.health },
  {
    ...say.anonymous,
    ...inDatabase,
    ...kept("assessments.remove-anonymous", until.days),
    why: reasons.health,
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
    ...kept("support.remove-old", until.settled),
    why: reasons.answer,
  },
  {
    ...say.vials,
    ...inDatabase,
    ...kept("vials.remove-old", until.settled),
    why: reasons.safety,
  },
  {
    ...say.proofs,
    where: places.files,
    ...kept("payments.sweep-proofs", until.decided),
    why: reasons.money,
  },
  {
    ...say.returns,
    where: places.files,
    ...kept("returns.sweep-photos", until.ended),
    why: reasons.money,
  },
  {
    ...say.arrivals,
    where: places.files,
    ...kept("arrivals.sweep-photos", until.days),
    why: reasons.safety,
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

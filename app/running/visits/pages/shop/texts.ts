import { listWords } from "#app/lib/list-words.ts";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";

/** "Google and Meta", depending on the accounts that the owner entered. */
export const receivers = ({ google, meta }: MeasurementIds) =>
  listWords([...(google.length > 0 ? ["Google"] : []), ...(meta === undefined ? [] : ["Meta"])]);

export const measurementMessages = {
  title: "Cookies",
  question: (ids: MeasurementIds) =>
    `May ${receivers(ids)} measure your visit to our product pages? Never your assessments, orders or account.`,
  yes: "Allow",
  no: "Don’t allow",
  more: "About cookies",
} as const;

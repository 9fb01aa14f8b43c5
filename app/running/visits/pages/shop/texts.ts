import { listWords } from "#app/lib/list-words.ts";
import type { MeasurementIds } from "#app/running/settings/rules/measurement-ids.ts";

/** "Google and Meta", depending on the accounts that the owner entered. */
export const receivers = ({ google, meta }: MeasurementIds) =>
  listWords([...(google.length > 0 ? ["Google"] : []), ...(meta === undefined ? [] : ["Meta"])]);

export const measurementMessages = {
  title: "Cookies",
  question: (ids: MeasurementIds) =>
    `Allow ${receivers(ids)} to measure your visits to our product pages? We never share your assessments, orders or account.`,
  yes: "Allow",
  no: "Don’t allow",
  more: "About cookies",
} as const;

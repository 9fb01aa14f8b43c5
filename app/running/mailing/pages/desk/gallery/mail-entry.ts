import { createElement, type ComponentType, type ReactElement } from "react";
import type { MailValues } from "../../../rules/mail-variables.ts";
import type { SampleData } from "./sample-data.ts";

/** A mail as it would be queued, with made-up data. */
export type SampleMail = { subject: string; values: MailValues; element: ReactElement };

export type MailEntry = {
  name: string;
  when: string;
  /**
   * One sample for each variant of the mail; the gallery shows the first. All variable parts are
   * from the sample data.
   */
  samples: (data: SampleData) => readonly SampleMail[];
};

export function sampleMail<P extends object>(
  subject: string,
  values: MailValues,
  template: ComponentType<P>,
  props: P,
): SampleMail {
  return { subject, values, element: createElement(template, props) };
}

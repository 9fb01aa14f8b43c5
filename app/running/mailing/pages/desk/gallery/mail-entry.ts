import { createElement, type ComponentType, type ReactElement } from "react";
import type { MailValues } from "../../../rules/mail-variables.ts";
import type { SampleData } from "./sample-data.ts";

/** A mail as it would be queued, with made-up data. */
export type SampleMail = { subject: string; values: MailValues; element: ReactElement };

/** What the gallery says of a kind of mail. */
export type MailEntry = {
  name: string;
  /** When it is sent. */
  when: string;
  /** Each way it can read: the first is the one that is shown. Whatever varies is of the data. */
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

import { createElement, type ComponentType, type ReactElement } from "react";

export type MailSample = { name: string; title: string; element: ReactElement };

/** One template with one set of texts that it can carry; `title` is what its heading has to say. */
export function sample<P extends object>(
  name: string,
  title: string,
  template: ComponentType<P>,
  props: P,
): MailSample {
  return { name, title, element: createElement(template, props) };
}

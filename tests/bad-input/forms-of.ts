export type FormOnPage = {
  /** Where it leads. */
  action: string;
  /** Which of several forms of one address it is. */
  intent: string | undefined;
  /** The fields it sends. */
  names: string[];
};

/** The forms of a page that change something. */
export function formsOf(html: string, ownPath: string): FormOnPage[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = ""]) => /method="post"/i.test(attributes))
    .map(([, attributes = "", inside = ""]) => {
      const controls = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)];
      const sent = controls.filter(([tag]) => !/\sdisabled\b/.test(tag));
      const named = sent.map(([tag]) => ({ name: valueOf(tag, "name"), tag }));
      const intent = named.find(({ name }) => name === "intent");
      const action = (valueOf(attributes, "action") ?? "").split("?")[0] || ownPath;
      return {
        action,
        intent: intent && valueOf(intent.tag, "value"),
        names: [...new Set(named.flatMap(({ name }) => name ?? []))],
      };
    });
}

function valueOf(tag: string, attribute: string): string | undefined {
  return new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
}

export type FormOnPage = {
  /** Where it leads. */
  action: string;
  /** Which of several forms of one address it is. */
  intent: string | undefined;
  /** The fields it sends. */
  names: string[];
  /** What it says whatever is typed: its hidden fields, by their names. */
  says: Record<string, string>;
  /** What its buttons add, those that are not disabled: a name and its value. */
  buttons: { name: string | undefined; value: string | undefined }[];
};

/** The forms of a page that change something. */
export function formsOf(html: string, ownPath: string): FormOnPage[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = ""]) => /method="post"/i.test(attributes))
    .map(([, attributes = "", inside = ""]) => {
      const controls = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)];
      const sent = controls.filter(([tag]) => !/\sdisabled=""/.test(tag));
      const named = sent.map(([tag]) => ({ name: valueOf(tag, "name"), tag }));
      const intent = named.find(({ name }) => name === "intent");
      const action = (valueOf(attributes, "action") ?? "").split("?")[0] || ownPath;
      return {
        action,
        intent: intent && valueOf(intent.tag, "value"),
        names: [...new Set(named.flatMap(({ name }) => name ?? []))],
        says: Object.fromEntries(
          named
            .filter(({ tag }) => valueOf(tag, "type") === "hidden")
            .map(({ name = "", tag }) => [name, valueOf(tag, "value") ?? ""]),
        ),
        buttons: /<fieldset\b[^>]*\sdisabled=""/.test(inside)
          ? []
          : named
              .filter(({ tag }) => tag.startsWith("<button"))
              .map(({ name, tag }) => ({ name, value: valueOf(tag, "value") })),
      };
    });
}

function valueOf(tag: string, attribute: string): string | undefined {
  return new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
}

import type { Call } from "./call.ts";
import { everyCall } from "./every-call.ts";
import { formsOf } from "./forms-of.ts";
import type { Shop } from "./shop.ts";

const actions = everyCall().filter(({ method }) => method === "POST");

/** A form may have a box for each record of a list: one of them in the table stands for all. */
const kindOf = (name: string) => name.replace(/[\da-f]{8}-[\da-f-]{27}$/, ":id");

/** Finds the forms of pages that the table does not know, or whose fields it does not. */
export function unknownForms(shop: Shop) {
  const prepared = new Map<string, Call>();

  /** The forms of the table that a form of a page could be, by where it leads. */
  async function listedAt(path: string): Promise<Call[]> {
    const found = actions.filter(({ pattern }) => {
      return new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);
    });
    const calls: Call[] = [];
    // One after the other: some make room for their own row first.
    for (const { name, prepare } of found) {
      const call = prepared.get(name) ?? (await prepare(shop));
      prepared.set(name, call);
      calls.push(call);
    }
    return calls;
  }

  return {
    async of(html: string, pathname: string): Promise<string[]> {
      const unknown: string[] = [];
      for (const form of formsOf(html, pathname)) {
        const known = (await listedAt(form.action))
          .filter(({ fields = {} }) => !form.intent || fields["intent"]?.valid === form.intent)
          .map(({ fields = {} }) => Object.keys(fields).map(kindOf));
        if (known.some((names) => form.names.every((name) => names.includes(kindOf(name)))))
          continue;
        unknown.push(
          `${form.action} takes ${form.names.join(", ")}; add it to tests/bad-input/endpoints/`,
        );
      }
      return unknown;
    },
    async restore() {
      for (const call of prepared.values()) await call.restore?.();
    },
  };
}

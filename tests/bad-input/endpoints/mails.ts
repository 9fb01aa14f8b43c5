import { saveWording } from "#app/running/mailing/commands/save-wording.server.ts";
import { wordingOf } from "#app/running/mailing/queries/wordings.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, optional, readFrom, secret, type Field } from "../fields.ts";
import type { Shop } from "../shop.ts";

const KIND = "review-answered";

/** Words are one line, and what they say in braces is known. Empty takes the words as delivered. */
const words = (valid: string, longest: number): Field =>
  optional({
    ...anything(valid),
    mayBe: (text) => isLine(text, longest) && !/[{}]/.test(text),
  });

const isLine = (text: string, longest: number) =>
  text.replaceAll(/\s+/g, " ").trim().length <= longest &&
  text.isWellFormed() &&
  !/\p{Cc}/u.test(text.replaceAll(/\s/g, " "));

const fields = (): Record<string, Field> => ({
  subject: words("We have answered", 120),
  preheader: words("We have answered", 150),
  title: words("Our answer", 120),
  text: optional({
    ...anything("What we say of {product}:"),
    mayBe: (text) => isLine(text, 800) && text.includes("{product}"),
  }),
  footer: words("Goodbye", 300),
  button: words("Read it", 40),
});

const params = { kind: secret(KIND) };
const newest = async ({ db }: Shop) => (await wordingOf(db, KIND))?.version ?? 0;

/** There is something to go back from only where words differ. */
async function wordOnce(shop: Shop): Promise<void> {
  const button = { place: "button", pattern: "View it on the product page" } as const;
  const saved = await saveWording(shop.system(), {
    kind: KIND,
    wordings: [{ ...button, own: "See it" }],
    slots: [button],
    known: [],
    after: await newest(shop),
  });
  if (!saved.ok) throw new Error(saved.reason);
}

export const mails = {
  "/admin/email/templates": {
    GET: () => ({
      as: "admin",
      query: {
        q: anything("order"),
        to: anything("customer"),
        gate: anything("always"),
        words: anything("own"),
        sort: anything("name"),
      },
    }),
  },
  "/admin/email/templates/:kind": {
    GET: () => ({ as: "admin", params, query: { version: anything("1") } }),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params,
        fields: { ...fields(), ...readFrom(await newest(shop)), intent: choice("save") },
      }),
      preview: async (shop) => ({
        as: "admin",
        params,
        changes: false,
        fields: {
          ...fields(),
          version: anything(String(await newest(shop))),
          base: anything(""),
          intent: choice("preview"),
        },
      }),
      reset: async (shop) => {
        await wordOnce(shop);
        const said = Object.keys(fields()).map((name) => [name, anything("Hello")] as const);
        return {
          as: "admin",
          params,
          fields: {
            ...Object.fromEntries(said),
            ...readFrom(await newest(shop)),
            intent: choice("reset"),
          },
        };
      },
    },
  },
  "/admin/email/templates/:kind/mail": {
    GET: () => ({
      as: "admin",
      params,
      query: { words: anything("sealed"), sample: anything("0") },
    }),
  },
} satisfies Some;

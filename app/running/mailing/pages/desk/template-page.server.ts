import { data, href } from "react-router";
import type { EditAnswer, Texts } from "#app/lib/edit.ts";
import { redirectWithUndo } from "#app/running/audit/pages/desk/redirect-with-undo.server.ts";
import { lastChange } from "#app/running/audit/queries.server.ts";
import { saveWording } from "../../commands/save-wording.server.ts";
import { wordingOf } from "../../queries/wordings.server.ts";
import type { MailKind } from "../../rules/mail-kinds.ts";
import { submitEdit } from "#app/platform/edits/submit-edit.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { slotsOf } from "./gallery/find-slots.ts";
import { MAIL_GALLERY } from "./gallery/mail-gallery.ts";
import { shownMail, type ShownMail } from "./open-template.server.ts";
import { wordingProblem, type StaffWording } from "../../rules/wordings.ts";
import { mailTexts as say } from "./texts.ts";
import { wordFields, wordTexts, ownWordings } from "./word-fields.ts";

/** The sealed words must fit into the address of a preview. */
const MOST_BYTES = 6_000;

type ParseResult =
  | { ok: true; value: StaffWording[] }
  | { ok: false; errors: Record<string, string>; values: Record<string, string> };

/** Returns the wordings of a form, or its errors by field. */
function parseWords(kind: MailKind, texts: Texts): ParseResult {
  const { slots, known } = slotsOf(kind);
  const fields = wordFields(slots);
  const wordings = ownWordings(fields, texts);
  const errors: Record<string, string> = {};
  for (const { name, slot } of fields) {
    const own = wordings.find((one) => one.place === slot.place && one.pattern === slot.pattern);
    const problem = own && wordingProblem(kind, slot, own.own, known);
    if (problem) errors[name] = say.problem(slot.place, problem);
  }
  const bytes = new TextEncoder().encode(wordings.map(({ own }) => own).join("")).length;
  const last = fields.at(-1);
  if (last && bytes > MOST_BYTES) errors[last.name] ??= say.tooLongInAll;
  if (Object.keys(errors).length === 0) return { ok: true, value: wordings };
  return { ok: false, errors, values: { ...texts } };
}

type PageContext = Pick<RequestContext, "ctx"> & { env: { appUrl: string } };
export type TemplateAnswer = EditAnswer & { preview?: ShownMail };

/**
 * Previews the wordings of a mail, saves them as the next version, or restores the original texts.
 */
export async function submitTemplate(served: PageContext, kind: MailKind, sent: Texts) {
  const { ctx } = served;
  const intent = sent["intent"];
  if (intent !== "save" && intent !== "reset") return preview(served, kind, sent);
  const { slots, known } = slotsOf(kind);
  const fields = wordFields(slots);
  const texts = intent === "reset" ? { ...sent, ...wordTexts(fields, []) } : sent;
  const saved = await submitEdit(texts, {
    fields: fields.map(({ slot: _, ...field }) => field),
    read: async () => {
      const now = await wordingOf(ctx.db, kind);
      return { version: now?.version ?? 0, values: wordTexts(fields, now?.wordings ?? []) };
    },
    lastChange: () => lastChange(ctx.db, { type: "mail_wording", id: kind }, "mail_wording.saved"),
    parse: (typed) => parseWords(kind, typed),
    save: (wordings, after) => saveWording(ctx, { kind, wordings, slots, known, after }),
    explain: ({ reason }) => ({
      status: reason === "forbidden" ? 403 : 409,
      message: say.refusals[reason],
    }),
  });
  if (!saved.ok) return data<TemplateAnswer>(saved, { status: saved.status });
  const page = href("/admin/email/templates/:kind", { kind });
  const text = say.saved(MAIL_GALLERY[kind].name, saved.value.version);
  return redirectWithUndo(served, page, text, { type: "mail_wording", id: kind });
}

async function preview({ ctx }: PageContext, kind: MailKind, values: Texts) {
  const answer = (status: number, rest: TemplateAnswer) => data({ values, ...rest }, { status });
  const parsed = parseWords(kind, values);
  if (!parsed.ok) return answer(422, { errors: parsed.errors });
  return values["intent"] === "preview"
    ? answer(200, { preview: await shownMail(ctx, kind, parsed.value) })
    : answer(422, { message: say.noStep });
}

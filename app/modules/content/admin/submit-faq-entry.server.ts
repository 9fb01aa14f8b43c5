import { data, redirect, href } from "react-router";
import type { Conflict, Texts } from "#app/lib/edit.ts";
import { lastChange } from "#app/modules/audit/queries.server.ts";
import { openEdit } from "#app/platform/edits/open-edit.server.ts";
import { flashCookie } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { saveFaqEntry } from "../commands/save-faq-entry.server.ts";
import { faqInput } from "../input.ts";
import { faqHistory } from "../queries/faq.server.ts";
import { readMarkdown } from "../queries/read-markdown.server.ts";
import { faqFields, faqTexts } from "./faq-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";

export type FaqAnswer = {
  errors?: Texts;
  values?: Texts;
  message?: string;
  preview?: ReturnType<typeof readMarkdown>;
  conflict?: Conflict | undefined;
};

const answered = (status: number, answer: FaqAnswer) => data(answer, { status });

/** Preview or save a question; `slug` is missing for a new one. */
export async function submitFaqEntry({ ctx, env }: RequestContext, sent: Texts, slug?: string) {
  const edit = await openEdit(sent, {
    fields: faqFields,
    read: async () => {
      const [now] = slug ? await faqHistory(ctx.db, slug.replaceAll("\u0000", "")) : [];
      return now && { version: now.version, values: faqTexts(now) };
    },
    lastChange: () => lastChange(ctx.db, { type: "faq", id: slug ?? "" }, "faq.saved"),
  });
  const values = edit.texts;
  if (edit.undecided) return answered(422, { conflict: await edit.conflict() });
  const form = parseForm(faqInput, slug ? { ...values, slug } : values);
  if (!form.ok) return answered(422, { errors: form.errors, values });
  if (values["intent"] === "preview") {
    return answered(200, { values, preview: readMarkdown(form.value.answer) });
  }
  if (values["intent"] !== "save") return answered(422, { values, message: say.noStep });
  const edited = slug ? { version: edit.version } : undefined;
  const saved = await saveFaqEntry(ctx, form.value, edited);
  if (saved.ok) {
    return redirect(href("/admin/content/faq/:slug", { slug: form.value.slug }), {
      status: 303,
      headers: {
        "set-cookie": flashCookie(env.appUrl, { tone: "success", text: say.questionSaved }),
      },
    });
  }
  switch (saved.reason) {
    case "not_found":
      throw data(null, { status: 404 });
    case "slug_taken":
      return answered(422, { errors: { slug: say.slugUsed }, values });
    case "changed_meanwhile":
      return answered(409, { conflict: await edit.conflict() });
    default:
      return answered(409, { values, message: say.forbidden });
  }
}

import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { Texts } from "#app/lib/edit.ts";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { wordingVersions } from "../../queries/wordings.server.ts";
import { MAIL_KINDS, isMailKind, type MailKind } from "../../rules/mail-kinds.ts";
import { variablesIn } from "../../rules/wording-pattern.ts";
import { mailSender } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { slotsOf } from "./gallery/find-slots.ts";
import { MAIL_GALLERY } from "./gallery/mail-gallery.ts";
import { SAMPLE_DATA } from "./gallery/sample-data.ts";
import { renderSamples } from "./render-sample.ts";
import { wordFields, wordTexts } from "./word-fields.ts";
import { wordingUndo } from "./wording-undo.server.ts";

export function kindIn(text: string): MailKind {
  if (!isMailKind(text)) throw notFound();
  return text;
}

/** `?version=` shows an earlier version and makes it the draft of the next one. */
export async function openTemplate(ctx: Ctx, kind: MailKind, url: URL) {
  const versions = await wordingVersions(ctx.db, kind);
  const wanted = Number(url.searchParams.get("version"));
  const chosen = versions.find(({ version }) => version === wanted) ?? versions[0];
  const { slots, known } = slotsOf(kind);
  const fields = wordFields(slots);
  const texts = (wordings = chosen?.wordings): Texts => wordTexts(fields, wordings ?? []);
  const { name, when } = MAIL_GALLERY[kind];
  const newest = versions[0]?.version ?? 0;
  return {
    kind,
    name,
    when,
    ...MAIL_KINDS[kind],
    next: newest + 1,
    isWorded: (versions[0]?.wordings.length ?? 0) > 0,
    fields: fields.map(({ slot, ...field }) => ({ ...field, pattern: slot.pattern })),
    variables: variablesOf(kind, [...known, ...slots.flatMap((slot) => variablesIn(slot.pattern))]),
    stored: editable(texts(), newest, texts(versions[0]?.wordings)),
    shown: await shownMail(ctx, kind, chosen?.wordings ?? []),
    history: await loadHistory(ctx, { type: "mail_wording", id: kind }, [wordingUndo]),
    chosen: chosen?.version,
    versions: versions.map(({ version, savedAt, by }) => ({
      version,
      day: formatDateTime(savedAt),
      note: by ?? undefined,
    })),
  };
}

function variablesOf(kind: MailKind, names: ReturnType<typeof variablesIn>) {
  const samples = MAIL_GALLERY[kind].samples(SAMPLE_DATA[0]);
  return [...new Set(names)].map((name) => ({
    name,
    sample: samples.find(({ values }) => values[name])?.values[name] ?? "",
  }));
}

/** A preview's frames have the draft in their addresses, sealed so that no one can read it. */
export const draftSealer = (ctx: Ctx, kind: MailKind) => ctx.sealers.for(`words of mail ${kind}`);

export async function shownMail(
  ctx: Ctx,
  kind: MailKind,
  wordings: Parameters<typeof renderSamples>[1],
) {
  const sealed = draftSealer(ctx, kind).seal(JSON.stringify(wordings));
  const samples = renderSamples(kind, wordings, await mailSender(ctx.db));
  const path = href("/admin/email/templates/:kind/mail", { kind });
  return samples.map(({ subject, text }, at) => ({
    subject,
    text,
    src: `${path}?${new URLSearchParams({ words: sealed, sample: String(at) }).toString()}`,
  }));
}

export type ShownMail = Awaited<ReturnType<typeof shownMail>>;

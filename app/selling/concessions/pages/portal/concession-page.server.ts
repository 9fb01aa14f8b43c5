import { data, href } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { ownConcessions, type OwnConcession } from "../../queries/own-concessions.server.ts";
import { isGiven } from "../../rules/concession-for.ts";
import { CONCESSION_KINDS, counts, ID_FIELD, MAX_ID_BYTES } from "../../rules/concession-terms.ts";
import { concessionMessages as say } from "../../texts/shopper.ts";
import { showOwn } from "../../views/show-own.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { readUploads } from "#app/platform/http/read-upload.server.ts";
import { declareConcession } from "../../commands/declare-concession.server.ts";
import { endConcession } from "../../commands/end-concession.server.ts";
import { aboutConcession, declareInput } from "../../input.ts";

/** Shows a customer's declarations, and a form for each kind that is neither waiting nor valid. */
export async function showConcessions(served: RequestContext, request: Request) {
  const { ctx, env } = served;
  const { flash, headers } = takeFlash(request, env.appUrl);
  const settings = await shownSettings(served);
  const own = await ownConcessions(ctx.db, signedIn(ctx).userId);
  const today = shopDay(ctx.now);
  const isOpen = (one: OwnConcession) => one.state === "waiting" || counts(one, today);
  const taken = own.filter(isOpen).map(({ kind }) => kind);
  const kinds = CONCESSION_KINDS.filter((kind) => !taken.includes(kind));
  const page = {
    own: own.map((one) => showOwn(one, { isOpen: isOpen(one), today })),
    isGiven: isGiven(settings),
    form:
      isGiven(settings) && kinds.length > 0
        ? { key: ctx.ids.newId(), kinds, consent: say.consent(settings.id_picture_days) }
        : undefined,
    flash: flash ?? null,
  };
  return data(page, { headers });
}

type Place = { served: RequestContext; store: FileStore };
type Texts = Readonly<Record<string, string>>;

const here = () => href("/portal/discount");

function again(status: number, values: Texts, answer: { message?: string; errors?: Texts }) {
  return data({ values, message: answer.message ?? "", errors: answer.errors ?? {} }, { status });
}

export async function submitConcession(place: Place, request: Request) {
  const { texts, files } = await readUploads(request, ID_FIELD, MAX_ID_BYTES);
  if (!files.ok) {
    return files.reason === "too_large"
      ? again(413, texts, { errors: { [ID_FIELD]: say.errors.too_large } })
      : again(400, texts, { message: say.errors.not_whole });
  }
  if (texts["intent"] === "withdraw") return withdraw(place, texts);
  if (texts["intent"] !== "declare") {
    return again(400, texts, { message: say.errors.not_understood });
  }
  return declare(
    place,
    texts,
    files.value.map(({ bytes }) => bytes),
  );
}

async function declare({ served, store }: Place, texts: Texts, pictures: readonly Uint8Array[]) {
  const form = parseForm(declareInput, texts);
  if (!form.ok) {
    const stale = form.errors["key"];
    // Reported with the other errors, so that the buyer corrects the form only once.
    const missing = pictures.length === 0 ? { [ID_FIELD]: say.errors.missing } : {};
    return again(
      422,
      texts,
      stale ? { message: stale } : { errors: { ...form.errors, ...missing } },
    );
  }
  const declared = await declareConcession(served.ctx, store, { form: form.value, pictures });
  if (declared.ok) return redirectWithFlash(served, here(), say.declared);
  const text = say.errors[declared.reason];
  switch (declared.reason) {
    case "missing":
    case "many":
    case "not_a_picture":
      return again(422, texts, { errors: { [ID_FIELD]: text } });
    default:
      return again(409, texts, { message: text });
  }
}

async function withdraw({ served, store }: Place, texts: Texts) {
  const form = parseForm(aboutConcession, texts);
  if (!form.ok) return again(422, texts, { message: say.errors.not_understood });
  const ended = await endConcession(served.ctx, store, form.value.concessionId);
  return ended.ok
    ? redirectWithFlash(served, here(), say.withdrawn)
    : again(409, texts, { message: say.errors.not_found });
}

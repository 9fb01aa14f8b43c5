import { data } from "react-router";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { askForMail, type AskedMail } from "../../commands/ask-for-mail.server.ts";
import { addressInput } from "../../input.ts";
import { safeNext } from "../../rules/safe-next.ts";

type MailRequest = { mail: AskedMail; sent: string };

export async function submitMailRequest(
  served: RequestContext,
  { request, url }: { request: Request; url: URL },
  wanted: MailRequest,
) {
  const texts = await readFormTexts(request);
  const form = parseForm(addressInput, texts);
  const email = texts["email"] ?? "";
  if (!form.ok) return data({ email, sent: undefined, error: form.errors["email"] }, 422);
  const next = safeNext(url.searchParams.get("next"));
  await askForMail(served, form.value.email, wanted.mail, next);
  return data({ email, sent: wanted.sent, error: undefined });
}

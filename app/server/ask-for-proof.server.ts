import { href, redirect } from "react-router";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { storeForm } from "#app/running/security/commands/store-form.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import type { Rule } from "#app/platform/access/page.ts";
import { formTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/**
 * What asks for a fresh proof is not done without one: it is stored, and its sender led to the page
 * that asks for the proof and sends it again.
 */
export async function askForProof(
  { proof }: Rule,
  { request, url }: { request: Request; url: URL },
  { ctx }: RequestContext,
): Promise<void> {
  if (!proof || hasFreshProof(ctx.actor, ctx.now)) return;
  const isForm = request.method === "POST";
  const fields = isForm ? await fieldsOf(request) : {};
  // A form that can't be read is refused by its page.
  if (!fields) return;
  if (proof !== true && !proof.includes(fields["intent"] ?? "")) return;
  const formId = await storeForm(ctx, {
    method: isForm ? "POST" : "GET",
    address: `${url.pathname}${url.search}`,
    backTo: pathOf(request.headers.get("referer"), url.origin),
    fields,
  });
  // Who works in the back-office stays in it.
  const to = url.pathname.startsWith(`${href("/admin")}/`)
    ? href("/admin/confirm-identity/:formId", { formId })
    : href("/confirm-identity/:formId", { formId });
  throw redirect(to, 303);
}

async function fieldsOf(request: Request): Promise<Record<string, string> | undefined> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return form && formTexts(form);
}

/** The page that the form stood on, if it is one of ours. */
function pathOf(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search, origin: from } = new URL(referer);
  return from === origin ? (safeNext(`${pathname}${search}`) ?? null) : null;
}

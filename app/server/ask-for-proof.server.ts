import { href, redirect } from "react-router";
import { safeNext } from "#app/people/customers/rules/safe-next.ts";
import { storeForm } from "#app/running/security/commands/store-form.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import type { Rule } from "#app/platform/access/page.ts";
import { formTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/**
 * Interrupts a request that needs a fresh proof of identity: the form is stored, and its sender is
 * redirected to the proof page, which sends the form again.
 */
export async function askForProof(
  { proof }: Rule,
  { request, url }: { request: Request; url: URL },
  { ctx }: RequestContext,
): Promise<void> {
  if (!proof || hasFreshProof(ctx.actor, ctx.now)) return;
  const isForm = request.method === "POST";
  const fields = isForm ? await fieldsOf(request) : {};
  // The page itself refuses an unreadable form.
  if (!fields) return;
  if (proof !== true && !proof.includes(fields["intent"] ?? "")) return;
  const formId = await storeForm(ctx, {
    method: isForm ? "POST" : "GET",
    address: `${url.pathname}${url.search}`,
    backTo: pathOf(request.headers.get("referer"), url.origin),
    fields,
  });
  // Requests from the back-office stay within it.
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

/** The page with the form, if it is one of ours. */
function pathOf(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search, origin: from } = new URL(referer);
  return from === origin ? (safeNext(`${pathname}${search}`) ?? null) : null;
}

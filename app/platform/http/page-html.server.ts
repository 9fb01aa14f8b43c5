import type { RequestContext } from "./request-context.server.ts";

/**
 * What a loader answers for a `ServerHtml`. A document has the part in its HTML, so that its data
 * leaves it out; for a page that is opened from another one the data brings it.
 */
export function pageHtml(
  request: Request,
  { html }: Pick<RequestContext, "html">,
  part: string,
  made: string,
): string {
  if (new URL(request.url).pathname.endsWith(".data")) return made;
  html.set(part, made);
  return "";
}

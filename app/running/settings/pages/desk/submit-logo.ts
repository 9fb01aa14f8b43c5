import { filesContext } from "#app/platform/files/files-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { setLogo } from "../../commands/set-logo.server.ts";
import { LOGO_FIELD, LOGO_FILES, MAX_LOGO_BYTES } from "../../rules/logo.ts";
import { logoMessages as say } from "../../texts/staff-logo.ts";
import { addressOf } from "./setting-address.ts";
import type { Route } from "./+types/submit-logo.ts";

/** Sets or removes the logo; the answer is the page of general settings. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const back = (text: string, tone: "success" | "error" = "error") =>
    redirectWithFlash(served, addressOf("general"), { tone, text });
  const sent = await readUploadForm(request, LOGO_FIELD, MAX_LOGO_BYTES);
  const removes = sent.texts["intent"] === "remove";
  if (!removes && !sent.file.ok) return back(say.refused[sent.file.reason]);
  const bytes = !removes && sent.file.ok ? sent.file.value : undefined;
  const result = await setLogo(served.ctx, context.get(filesContext).area(LOGO_FILES), bytes);
  if (!result.ok) return back(say.refused[result.reason]);
  return back(bytes ? say.saved : say.removed, "success");
}

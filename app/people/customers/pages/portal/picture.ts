import { setOwnPicture } from "../../commands/set-own-picture.server.ts";
import { MAX_OWN_PICTURE_BYTES, OWN_PICTURE_FIELD, OWN_PICTURES } from "../../rules/own-picture.ts";
import { ownPictureMessages as say } from "../../texts/shopper-profile.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { partPath } from "./part-page.server.ts";
import type { Route } from "./+types/picture.ts";

/** Sets or removes the picture; the answer is the page of the picture. */
export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const back = (text: string, tone: "success" | "error" = "error") =>
    redirectWithFlash(served, partPath("picture"), { tone, text });
  const sent = await readUploadForm(request, OWN_PICTURE_FIELD, MAX_OWN_PICTURE_BYTES);
  const removes = sent.texts["intent"] === "remove";
  if (!removes && !sent.file.ok) return back(say.refused[sent.file.reason]);
  const bytes = !removes && sent.file.ok ? sent.file.value : undefined;
  const store = context.get(filesContext).area(OWN_PICTURES);
  const result = await setOwnPicture(served.ctx, store, bytes);
  if (!result.ok) return back(say.refused[result.reason]);
  return back(bytes ? say.saved : say.removed, "success");
}

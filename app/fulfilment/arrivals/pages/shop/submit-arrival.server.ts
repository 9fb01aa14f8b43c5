import { data, type RouterContextProvider } from "react-router";
import { parcelsInAll } from "#app/selling/orders/rules/parcels.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { notFound, orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { reportArrival } from "../../commands/report-arrival.server.ts";
import { reportInput } from "../../input.ts";
import { coldParcels } from "../../queries/cold-parcels.server.ts";
import { openParcel } from "../../queries/open-parcel.server.ts";
import { MAX_PHOTO_BYTES, PHOTO_FIELD, PHOTO_FILES } from "../../rules/arrival-terms.ts";
import { whichParcel } from "../../rules/which-parcel.ts";
import { ownArrivalMessages as say } from "../../texts/shopper.ts";
import { arrivalPath } from "../../views/arrival-path.ts";

type Answer = { message?: string; errors?: Record<string, string> };

export async function submitArrival(
  request: Request,
  { token: orderToken, named }: { token: string; named: string | null },
  context: Readonly<RouterContextProvider>,
) {
  const served = context.get(requestContext);
  const opened = orNotFound(await openParcel(served.ctx, orderToken));
  const { order } = opened;
  const parcel = whichParcel(named, await coldParcels(served.ctx.db, order.id));
  const { texts, file } = await readUploadForm(request, PHOTO_FIELD, MAX_PHOTO_BYTES);
  const again = (status: number, { message = "", errors = {} }: Answer) =>
    data({ message, errors, values: texts }, { status });
  if (!file.ok && file.reason !== "missing") {
    const problem = say.errors[file.reason];
    return file.reason === "too_large"
      ? again(413, { errors: { [PHOTO_FIELD]: problem } })
      : again(400, { message: problem });
  }
  const form = parseForm(reportInput, texts);
  if (!form.ok) {
    const stale = form.errors["key"] ?? form.errors["version"];
    return again(422, stale ? { message: stale } : { errors: form.errors });
  }
  const store = context.get(filesContext).area(PHOTO_FILES);
  const photo = file.ok ? file.value : undefined;
  const said = await reportArrival(served.ctx, store, {
    orderToken,
    parcel,
    report: form.value,
    photo,
  });
  if (said.ok) {
    const page = arrivalPath(orderToken, parcel, parcelsInAll(order));
    return redirectWithFlash(served, page, say.saved);
  }
  switch (said.reason) {
    case "not_found":
      throw notFound();
    case "not_a_picture":
      return again(422, { errors: { [PHOTO_FIELD]: say.errors.not_a_picture } });
    case "changed_meanwhile":
    case "decided":
      return again(409, { message: say.errors[said.reason] });
    default:
      return again(409, { message: say.problems[said.reason] });
  }
}

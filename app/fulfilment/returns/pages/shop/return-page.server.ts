import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { openReceipt } from "#app/selling/orders/pages/shop/open-receipt.server.ts";
import { hasAccount } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { claimedLines } from "../../queries/claimed-lines.server.ts";
import { openUnits } from "../../rules/claim-units.ts";
import { askUntil, mayAsk } from "../../rules/may-ask.ts";
import { ownReturnMessages as say } from "../../texts/shopper.ts";
import { showUntil } from "../../views/show-own-returns.ts";
import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readUploads } from "#app/platform/http/read-upload.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { askWithPhotos } from "../../commands/ask-with-photos.server.ts";
import { MAX_PHOTO_BYTES, PHOTO_FIELD } from "../../rules/photo-terms.ts";
import { readAsk } from "./read-ask.server.ts";

/** The buyer's form: the lines with units left, or the reason why it is closed. */
export async function loadAsk(ctx: Ctx, token: string) {
  const order = await openReceipt(ctx, token);
  const { orderNumber } = order;
  const may = mayAsk(order, "buyer", ctx.now);
  if (!may.ok) return { orderNumber, closed: say.problems[may.reason], lines: [] };
  const lines = (await claimedLines(ctx.db, order.id)).flatMap((line) => {
    const open = openUnits(line);
    return open > 0 ? [{ id: line.id, name: line.name, open }] : [];
  });
  if (lines.length === 0) return { orderNumber, closed: say.problems.nothing_left, lines };
  const until = showUntil(askUntil(order));
  const mayCredit = await hasAccount(ctx.db, order.customerId);
  return { orderNumber, closed: undefined, lines, until, mayCredit, key: ctx.ids.newId() };
}

type Texts = Record<string, string>;

/** Handles the buyer's form. The order's page reports success. */
export async function submitAsk(
  { served, store }: { served: RequestContext; store: FileStore },
  request: Request,
  orderToken: string,
) {
  await openReceipt(served.ctx, orderToken);
  const { texts: values, files } = await readUploads(request, PHOTO_FIELD, MAX_PHOTO_BYTES);
  const again = (status: number, answer: { message: string; errors: Texts }) =>
    data({ ...answer, values, sent: undefined }, { status });
  const ofPhotos = (status: number, reason: keyof typeof say.photoProblems) =>
    again(status, { message: "", errors: { [PHOTO_FIELD]: say.photoProblems[reason] } });
  if (!files.ok) return ofPhotos(files.reason === "too_large" ? 413 : 400, files.reason);
  const form = readAsk(values);
  if (!form.ok) return again(422, { message: "", errors: form.errors });
  const sent = files.value.map(({ bytes }) => bytes);
  const asked = await askWithPhotos(served.ctx, store, { ...form.value, orderToken, sent });
  if (asked.ok) {
    const text = say.asked(asked.value.number);
    const urgency = urgencyOf([form.value.note], "note");
    if (urgency) return data({ sent: { text, urgency } });
    return redirectWithFlash(served, href("/order/:token", { token: orderToken }), text);
  }
  switch (asked.reason) {
    case "not_found":
    case "forbidden":
      throw notFound();
    case "too_many_photos":
    case "not_a_picture":
      return ofPhotos(422, asked.reason);
    case "nothing_asked":
    case "too_many":
      return again(asked.reason === "too_many" ? 409 : 422, {
        message: say.errors[asked.reason],
        errors: {},
      });
    default:
      return again(409, { message: say.problems[asked.reason], errors: {} });
  }
}

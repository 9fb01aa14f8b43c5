import { data, href } from "react-router";
import { openReceipt } from "#app/modules/orders/storefront/open-receipt.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { askForReturn } from "../commands/ask-for-return.server.ts";
import { ownReturnMessages as say } from "../texts/shopper.ts";
import { readAsk } from "./read-ask.server.ts";

type Texts = Record<string, string>;

/** The buyer's form; a success is said on the page of the order. */
export async function submitAsk(served: RequestContext, request: Request, orderToken: string) {
  await openReceipt(served.ctx, orderToken);
  const values = await readFormTexts(request);
  const again = (status: number, answer: { message: string; errors: Texts }) =>
    data({ ...answer, values }, { status });
  const form = readAsk(values);
  if (!form.ok) return again(422, { message: "", errors: form.errors });
  const asked = await askForReturn(served.ctx, { by: "buyer", orderToken }, form.value);
  if (asked.ok) {
    const page = href("/order/:token", { token: orderToken });
    return redirectWithFlash(served, page, say.asked(asked.value.number));
  }
  switch (asked.reason) {
    case "not_found":
    case "forbidden":
      throw data(null, { status: 404 });
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

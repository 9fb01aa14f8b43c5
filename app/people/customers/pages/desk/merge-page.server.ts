import { data, href } from "react-router";
import { mergeInput, otherRecordInput } from "../../input.ts";
import { findCustomer } from "../../queries/customer.server.ts";
import { mergeMessages as say } from "../../texts/staff-merge.ts";
import { mergeCustomers } from "#app/selling/orders/commands/merge-customers.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { findOthers } from "./show-merge.server.ts";

/** Looks for the other record, or merges the two that staff compared. */
export async function submitMerge(served: RequestContext, request: Request, openId: string) {
  const texts = await readFormTexts(request);
  if (!(await findCustomer(served.ctx.db, openId))) throw notFound();
  if (texts["intent"] === "find") return find(served, texts, openId);
  if (texts["intent"] === "merge") return merge(served, texts, openId);
  return data({ message: say.noStep }, { status: 422 });
}

type Texts = Record<string, string>;

async function find({ ctx }: RequestContext, texts: Texts, openId: string) {
  const typed = texts["search"] ?? "";
  const form = parseForm(otherRecordInput, texts);
  if (!form.ok) {
    return data({ typed, searchError: form.errors["search"] ?? say.searchNeeded }, { status: 422 });
  }
  return data({ typed, found: await findOthers(ctx, openId, form.value.search) });
}

async function merge(served: RequestContext, texts: Texts, openId: string) {
  const form = parseForm(mergeInput, texts);
  if (!form.ok) {
    const { reason: reasonError, ...others } = form.errors;
    const message = Object.values(others)[0];
    return data({ reason: texts["reason"] ?? "", reasonError, message }, { status: 422 });
  }
  const merged = await mergeCustomers(served.ctx, { openId, ...form.value });
  if (!merged.ok) {
    const why = merged.reason === "not_found" ? say.gone : say.refusals[merged.reason];
    return data({ reason: form.value.reason, message: why }, { status: 409 });
  }
  const { id, name } = merged.value;
  const page = href("/admin/customers/:customerId", { customerId: id });
  return redirectWithFlash(served, page, say.merged(name));
}

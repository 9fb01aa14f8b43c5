import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { addressInput } from "#app/selling/checkout/input.ts";
import { addAddress } from "../../../commands/add-address.server.ts";
import { addressKeyInput } from "../../../input.ts";
import { profileOf } from "../../../queries/profile.server.ts";
import { MOST_ADDRESSES } from "../../../rules/address-terms.ts";
import { addressMessages as say } from "../../../texts/shopper-addresses.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { AddressForm } from "./address-form.tsx";
import { provincesOf } from "./own-address.server.ts";
import { refuseAddress } from "./refuse-address.ts";
import type { Route } from "./+types/new-address-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.addTitle, matches)];

export async function loader({ context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { db, ids } = served.ctx;
  const { firstName, lastName, phone } = await profileOf(db, signedIn(served.ctx).userId);
  const provinces = await provincesOf(served);
  return { key: ids.newId(), values: { firstName, lastName, phone }, provinces };
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const envelope = parseForm(addressKeyInput, texts);
  if (!envelope.ok) return refuseAddress(422, { values: texts, message: say.oldForm });
  const form = parseForm(addressInput("bank"), texts);
  if (!form.ok) return refuseAddress(422, form);
  const result = await addAddress(served.ctx, { key: envelope.value.key, facts: form.value });
  if (result.ok) return redirectWithFlash(served, href("/portal/addresses"), say.saved);
  if (result.reason === "forbidden") return refuseAddress(403, { message: say.failed });
  return refuseAddress(409, { values: texts, message: say.many(MOST_ADDRESSES) });
}

export default function NewAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, values, provinces } = loaderData;
  return (
    <AddressForm
      envelope={{ key: actionData?.values?.["key"] ?? key }}
      provinces={provinces}
      refused={actionData}
      title={say.addTitle}
      values={values}
    />
  );
}

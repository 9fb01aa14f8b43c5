import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { addressInput } from "#app/selling/checkout/input.ts";
import { changeAddress } from "../../../commands/change-address.server.ts";
import { addressVersionInput } from "../../../input.ts";
import { addressMessages as say } from "../../../texts/shopper-addresses.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { AddressForm } from "./address-form.tsx";
import { addressLine, addressTexts } from "./address-texts.ts";
import { findOwnAddress, provincesOf } from "./own-address.server.ts";
import { refuseAddress } from "./refuse-address.ts";
import type { Route } from "./+types/address-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? loaderData.title : say.unknown, matches),
];

/** Reload after a refusal too, so that the next form replaces the saved version. */
export const shouldRevalidate = () => true;

export async function loader({ params, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const own = orNotFound(await findOwnAddress(served, params.addressId));
  const provinces = await provincesOf(served);
  const title = say.editTitle(own.address);
  return { title, version: own.version, values: addressTexts(own), provinces };
}

export async function action({ request, params: { addressId }, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const own = orNotFound(await findOwnAddress(served, addressId));
  const texts = await readFormTexts(request);
  const envelope = parseForm(addressVersionInput, texts);
  if (!envelope.ok) return refuseAddress(422, { values: texts, message: say.oldForm });
  const form = parseForm(addressInput("bank"), texts);
  if (!form.ok) return refuseAddress(422, form);
  const { version } = envelope.value;
  const change = { id: addressId, version, facts: form.value };
  const result = await changeAddress(served.ctx, change);
  const back = href("/portal/addresses");
  if (result.ok) return redirectWithFlash(served, back, say.saved);
  switch (result.reason) {
    case "changed_meanwhile": {
      const message = say.changedMeanwhile(addressLine(own));
      return refuseAddress(409, { values: texts, message });
    }
    case "not_found":
      return redirectWithFlash(served, back, { tone: "error", text: say.gone });
    default:
      return refuseAddress(403, { message: say.failed });
  }
}

export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, version, values, provinces } = loaderData;
  return (
    <AddressForm
      envelope={{ version: String(version) }}
      provinces={provinces}
      refused={actionData}
      title={title}
      values={values}
    />
  );
}

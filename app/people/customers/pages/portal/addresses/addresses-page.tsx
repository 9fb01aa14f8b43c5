import { data, href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { removeAddress } from "../../../commands/remove-address.server.ts";
import { setDefaultAddress } from "../../../commands/set-default-address.server.ts";
import { MOST_ADDRESSES } from "../../../rules/address-terms.ts";
import { addressMessages as say } from "../../../texts/shopper-addresses.ts";
import { COUNTRY, addressLines } from "#app/selling/orders/views/address-lines.ts";
import { redirectWithFlash, takeFlash } from "#app/platform/http/flash.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { AddressCard } from "./address-card.tsx";
import { addressTexts } from "./address-texts.ts";
import { loadAddresses } from "./own-address.server.ts";
import type { Route } from "./+types/addresses-page.ts";

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(say.title, matches)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const served = context.get(requestContext);
  const { flash, headers } = takeFlash(request, served.env.appUrl);
  const own = await loadAddresses(served);
  const addresses = own.map((address) => ({
    id: address.id,
    isDefault: address.isDefault,
    name: `${address.firstName} ${address.lastName}`,
    street: address.address,
    lines: [...addressLines(address), COUNTRY, addressTexts(address)["phone"] ?? ""].filter(
      Boolean,
    ),
  }));
  return data({ addresses, flash: flash ?? null }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const served = context.get(requestContext);
  const texts = await readFormTexts(request);
  const { intent = "", addressId = "" } = texts;
  const back = (text: string, tone: "success" | "error" = "success") =>
    redirectWithFlash(served, href("/portal/addresses"), { tone, text });
  if (intent !== "remove" && intent !== "default") return back(say.oldForm, "error");
  const [act, done] =
    intent === "remove" ? [removeAddress, say.removed] : [setDefaultAddress, say.madeDefault];
  const result = await act(served.ctx, addressId);
  return result.ok ? back(done) : back(say.gone, "error");
}

export default function AddressesPage({ loaderData: { addresses, flash } }: Route.ComponentProps) {
  const add = <LinkButton to={href("/portal/addresses/new")}>{say.add}</LinkButton>;
  const isFull = addresses.length >= MOST_ADDRESSES;
  return (
    <section className="grid gap-6 py-6">
      {flash && <Notice tone={flash.tone}>{flash.text}</Notice>}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 className="text-xl">{say.title}</h2>
          <p className="measure text-ink-soft">{say.lead}</p>
        </div>
        {addresses.length > 0 && !isFull && add}
      </div>
      {isFull && (
        <Notice announced={false} tone="info">
          {say.many(MOST_ADDRESSES)}
        </Notice>
      )}
      {addresses.length === 0 ? (
        <EmptyState action={add} title={say.none}>
          {say.noneText}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard address={address} key={address.id} />
          ))}
        </ul>
      )}
    </section>
  );
}

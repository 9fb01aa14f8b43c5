import { href } from "react-router";
import { copyMessages } from "../../../texts/staff-acts.ts";
import { adminOrderMessages as say } from "../../../texts/staff.ts";
import { TextAnchor, TextLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { ShownCustomer } from "./show-customer.server.ts";
import type { StaffOrder } from "./show-order.server.ts";

type CustomerCardProps = { order: StaffOrder; customer: ShownCustomer };

/** Who ordered, and where the parcel goes. */
export function CustomerCard({ order, customer }: CustomerCardProps) {
  const { email, phone, address, notes } = order;
  return (
    <Card as="section" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">{say.buyer}</h2>
        <span className="text-sm text-ink-soft">{order.isGuests ? say.guest : say.account}</span>
      </div>
      <div className="grid justify-items-start">
        <Name customer={customer} name={order.buyer} />
        <TextAnchor className={CONTACT} href={`mailto:${email}`}>
          {email}
        </TextAnchor>
        {phone && (
          <TextAnchor className={CONTACT} href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
            {phone}
          </TextAnchor>
        )}
        {customer.known && <p className="text-sm text-ink-soft">{customer.known.bought}</p>}
      </div>
      {customer.known && customer.known.tags.length > 0 && (
        <ul aria-label={say.customerTags} className="flex flex-wrap gap-2">
          {customer.known.tags.map((tag) => (
            <li className="rounded-full border border-line-strong px-3 py-1 text-sm" key={tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex items-start justify-between gap-2 border-t border-line pt-3">
        <div className="min-w-0">
          <h3 className="sr-only">{say.shipTo}</h3>
          <address className="break-words not-italic">
            {address.map((line, index) => (
              <span className="block" key={index}>
                {line}
              </span>
            ))}
          </address>
        </div>
        <CopyButton {...copyMessages} text={address.join("\n")} what={say.shipTo} />
      </div>
      {notes && (
        <p className="break-words">
          <span className="block text-sm text-ink-soft">{say.buyersNote}</span>
          {notes}
        </p>
      )}
    </Card>
  );
}

const CONTACT =
  "figures inline-flex min-h-11 items-center break-all underline underline-offset-4 md:min-h-7 pointer-coarse:min-h-11";

/** Packing staff need the address, but no more about the customer. */
function Name({ customer, name }: { customer: ShownCustomer; name: string }) {
  if (customer.known === undefined) return <strong className="font-semibold">{name}</strong>;
  const to = href("/admin/customers/:customerId", { customerId: customer.known.id });
  return (
    <TextLink className={`${CONTACT} font-semibold`} to={to}>
      {name}
    </TextLink>
  );
}

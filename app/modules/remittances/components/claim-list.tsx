import { href } from "react-router";
import { TextLink } from "#app/ui/button.tsx";
import { remittanceMessages } from "../texts/staff.ts";

type ClaimListProps = { claims: readonly { id: string; title: string; hint: string }[] };

/** What couriers have to answer; each leads to its difference. Nothing where nothing is claimed. */
export function ClaimList({ claims }: ClaimListProps) {
  if (claims.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{remittanceMessages.claims.title}</h2>
      <ul className="grid gap-2">
        {claims.map(({ id, title, hint }) => (
          <li className="border-t border-line pt-2" key={id}>
            <TextLink
              className="wrap-anywhere"
              to={`${href("/admin/orders/remittances/differences")}?difference=${id}`}
            >
              {title}
            </TextLink>
            <p className="figures text-sm text-ink-soft">{hint}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

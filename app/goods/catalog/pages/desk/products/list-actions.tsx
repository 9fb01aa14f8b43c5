import { href } from "react-router";
import { productImportMessages } from "../../../texts/staff-import.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { starterMessages } from "../../../texts/staff-starter.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** How products come into the list: one by one, or those that a new shop can begin with. */
export function ListActions({ siteName }: { siteName: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={href("/admin/products/starter")} variant="secondary">
        {starterMessages.add(siteName)}
      </LinkButton>
      <LinkButton to={href("/admin/products/import")} variant="secondary">
        {productImportMessages.import}
      </LinkButton>
      <LinkButton to={href("/admin/products/new")}>{say.add}</LinkButton>
    </div>
  );
}

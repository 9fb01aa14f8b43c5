import { href } from "react-router";
import { productImportMessages } from "../../../texts/staff-import.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { starterMessages } from "../../../texts/staff-starter.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Adds products: one by one, from a file, or from the starter catalog. */
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

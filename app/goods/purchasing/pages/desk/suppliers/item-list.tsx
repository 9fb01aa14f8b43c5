import { href, Link } from "react-router";
import { supplierMessages as say } from "../../../texts/staff-suppliers.ts";
import { LinkButton } from "#app/ui/button.tsx";

type Item = { id: string; name: string; supplierSku: string; packSize: number; cost: string };
type ItemListProps = { supplierId: string; items: readonly Item[]; isArchived: boolean };

/** The items of a supplier, one a line. */
export function ItemList({ supplierId, items, isArchived }: ItemListProps) {
  return (
    <section aria-labelledby="supplies" className="grid max-w-form gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl" id="supplies">
          {say.supplies}
        </h2>
        {!isArchived && (
          <LinkButton
            size="compact"
            to={href("/admin/suppliers/:supplierId/items/new", { supplierId })}
            variant="secondary"
          >
            {say.addItem}
          </LinkButton>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-ink-soft">{say.noItems}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-card border border-line bg-surface text-sm">
          {items.map(({ id, name, supplierSku, packSize, cost }) => (
            <li
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1.5 sm:grid-cols-[1fr_8rem_7rem_6rem]"
              key={id}
            >
              {isArchived ? (
                <span className="font-semibold">{name}</span>
              ) : (
                <Link
                  aria-label={say.editItem(name)}
                  className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
                  to={href("/admin/suppliers/:supplierId/items/:itemId", {
                    supplierId,
                    itemId: id,
                  })}
                >
                  {name}
                </Link>
              )}
              <span className="figures text-right sm:order-last">{cost}</span>
              <span className="break-words text-ink-soft">{supplierSku}</span>
              <span className="figures text-right text-ink-soft sm:text-left">
                {say.packOf(packSize)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

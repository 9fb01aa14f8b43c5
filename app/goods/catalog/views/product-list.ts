import type { ListSpec } from "#app/lib/list/list-spec.ts";
import { SHOWN_PRODUCTS, type ShownProducts } from "../rules/shown-products.ts";
import { productAdminMessages as say } from "../texts/staff-products.ts";

const [first, ...others] = SHOWN_PRODUCTS;
const tabOf = (value: ShownProducts) => ({ value, label: say.shows[value] });

/** Staff's filters of products; `readProductFilter` reads the same address. */
export const productList: ListSpec = {
  key: "products",
  one: "product",
  many: "products",
  search: { label: say.search, max: 60 },
  tabs: {
    kind: "choice",
    name: "show",
    label: say.show,
    choices: [tabOf(first), ...others.map(tabOf)],
  },
  filters: [
    { kind: "choice", name: "category", label: say.category },
    {
      kind: "choice",
      name: "stock",
      label: say.stock,
      choices: [
        { value: "low", label: say.stocks.low },
        { value: "out", label: say.stocks.out },
      ],
    },
    {
      kind: "choice",
      name: "pictures",
      label: say.pictures,
      choices: [{ value: "none", label: say.withoutPicture }],
    },
  ],
  sorts: ["created", "name", "price", "stock"],
  sort: "-created",
};

/** Actions on several products at once. */
export const BULK_ACTS = ["change", "activate", "deactivate"] as const;

import { choiceFilter, type ListSpec } from "#app/lib/list/list-spec.ts";
import { SHOWN_PRODUCTS } from "../rules/shown-products.ts";
import { productAdminMessages as say } from "../texts/staff-products.ts";

/** Staff's filters of products; `readProductFilter` reads the same address. */
export const productList: ListSpec = {
  key: "products",
  one: "product",
  many: "products",
  search: { label: say.search, max: 60 },
  tabs: choiceFilter("show", say.show, say.shows, SHOWN_PRODUCTS),
  filters: [
    { kind: "choice", name: "category", label: say.category },
    choiceFilter("stock", say.stock, say.stocks, ["low", "out"]),
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

import { switchProduct } from "./commands/toggle-product.server.ts";
import { planProductPrice } from "./commands/plan-price.server.ts";
import { putProductAway } from "./commands/archive-product.server.ts";
import { bringProductBack } from "./commands/restore-product.server.ts";
import { limitStock } from "./commands/set-low-limit.server.ts";
import { categoryUndo } from "./undo/category.server.ts";
import { productUndo } from "./undo/product.server.ts";
import { searchWordUndo } from "./undo/search-word.server.ts";
import { productFinder } from "./queries/find-products.server.ts";
import { ofEmail } from "#app/platform/records/whose.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";

export const catalogRecord = {
  tables: {
    stock_watches: {
      title: "Product alerts",
      own: ofEmail,
      hidden: ["stop_token"],
      erase: goes,
    },
    ...nothingPersonal(
      "what the shop sells and says",
      "categories",
      "products",
      "product_variants",
      "price_history",
      "price_schedules",
      "former_category_slugs",
      "former_product_slugs",
      "search_synonyms",
    ),
    ...nothingPersonal(
      "stock, by item and lot",
      "stock_levels",
      "stock_demand",
      "stock_movements",
      "low_stock_alerts",
    ),
  },
  undo: [categoryUndo, productUndo, searchWordUndo],
  find: [productFinder],
  operations: [switchProduct, planProductPrice, putProductAway, bringProductBack, limitStock],
} satisfies ModuleRecord;

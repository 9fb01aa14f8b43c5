/** The tabs of the list of products. */
export const SHOWN_PRODUCTS = ["all", "active", "inactive", "archived"] as const;
export type ShownProducts = (typeof SHOWN_PRODUCTS)[number];

/** Which stock the list is narrowed to. */
export const SHOWN_STOCK = ["", "low", "out"] as const;
export type ShownStock = (typeof SHOWN_STOCK)[number];

export type ProductFilter = {
  show: ShownProducts;
  search: string;
  categoryId: string | undefined;
  stock: ShownStock;
  withoutPicture: boolean;
};

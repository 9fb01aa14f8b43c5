export const SHOWN_PRODUCTS = ["all", "active", "inactive", "archived"] as const;
export type ShownProducts = (typeof SHOWN_PRODUCTS)[number];

/** The stock filter of the list. */
export const SHOWN_STOCK = ["", "low", "out"] as const;
export type ShownStock = (typeof SHOWN_STOCK)[number];

export type ProductFilter = {
  show: ShownProducts;
  search: string;
  categoryId: string | undefined;
  stock: ShownStock;
  withoutPicture: boolean;
};

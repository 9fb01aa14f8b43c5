import type { FormerShop } from "#app/selling/orders/rules/past-order.ts";
import type { ImportColumn } from "#app/running/imports/rules/match-columns.ts";

const column = (field: string, ...names: string[]): ImportColumn => ({
  field,
  label: field,
  names,
});

/** Columns of Shopify's export, and of WooCommerce's own and usual exports. */
export const CUSTOMER_COLUMNS: readonly ImportColumn[] = [
  column("email", "user_email", "customer_email"),
  column("billing_email"),
  column("first_name", "First Name"),
  column("last_name", "Last Name"),
  column("billing_first_name"),
  column("billing_last_name"),
  column("phone"),
  column("other_phone", "Default Address Phone", "billing_phone"),
  column("accepts", "Accepts Email Marketing", "Accepts Marketing"),
  column("since", "date_registered", "user_registered", "Sign up"),
  column("note"),
  column("tags"),
];

/** A WooCommerce file may have a column for each item of an order. */
export const MOST_ITEM_COLUMNS = 30;
export const itemColumn = (index: number) => `line_item_${index}`;

export const ORDER_COLUMNS: readonly ImportColumn[] = [
  column("number", "Name", "order_number"),
  column("order_id"),
  column("email", "customer_email"),
  column("billing_email"),
  column("placed", "Created at", "date", "order_date"),
  column("financial", "Financial Status"),
  column("status"),
  column("cancelled", "Cancelled at"),
  column("currency", "order_currency"),
  column("subtotal"),
  column("shipping", "shipping_total", "order_shipping"),
  column("tax", "Taxes", "tax_total", "order_tax"),
  column("shipping_tax", "shipping_tax_total"),
  column("fees", "fee_total"),
  column("discount", "Discount Amount", "discount_total"),
  column("total", "order_total"),
  column("refunded", "Refunded Amount", "refunded_total"),
  column("item_quantity", "Lineitem quantity"),
  column("item_name", "Lineitem name"),
  column("item_price", "Lineitem price"),
  column("item_sku", "Lineitem sku"),
  column("item_total"),
  column("items", "line_items"),
  ...Array.from({ length: MOST_ITEM_COLUMNS }, (_, index) => column(itemColumn(index + 1))),
  column("buyer", "Billing Name", "Shipping Name"),
  column("first_name", "billing_first_name"),
  column("last_name", "billing_last_name"),
  column("phone"),
  column("billing_phone", "Billing Phone"),
];

export const REDIRECT_COLUMNS: readonly ImportColumn[] = [
  column("from", "Redirect from", "source"),
  column("to", "Redirect to", "target"),
  column("regex"),
];

/** Columns of Judge.me's export for Shopify, and of WordPress's comments with a rating. */
export const REVIEW_COLUMNS: readonly ImportColumn[] = [
  column("handle", "product_handle"),
  column("sku", "product_sku"),
  column("product", "product_title", "product_name"),
  column("author", "reviewer_name", "comment_author"),
  column("email", "reviewer_email", "comment_author_email"),
  column("rating"),
  column("title", "review_title"),
  column("text", "body", "comment_content"),
  column("written", "review_date", "comment_date"),
];

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Column names by which a file is recognized; each list needs all of its names. */
const MARKS: Record<
  "customers" | "orders" | "reviews" | "redirects",
  Record<FormerShop, readonly string[][]>
> = {
  customers: {
    shopify: [
      ["email", "acceptsemailmarketing"],
      ["email", "acceptsmarketing", "totalspent"],
    ],
    woocommerce: [
      ["useremail"],
      ["email", "billingfirstname"],
      ["email", "username"],
      ["email", "userlogin"],
    ],
  },
  orders: {
    shopify: [["name", "lineitemname", "total", "createdat"]],
    woocommerce: [
      ["ordertotal", "lineitems"],
      ["ordertotal", "lineitem1"],
      ["ordertotal", "itemname"],
    ],
  },
  reviews: {
    shopify: [["body", "rating", "reviewername", "producthandle"]],
    woocommerce: [["commentcontent", "rating", "commentauthor"]],
  },
  // The second file is that of WordPress’s usual plugin for redirects.
  redirects: { shopify: [["redirectfrom", "redirectto"]], woocommerce: [["source", "target"]] },
};

/** The shop that exported a file; undefined for files that we don't recognize. */
export function shopOf(
  noun: keyof typeof MARKS,
  header: readonly string[],
): FormerShop | undefined {
  const names = new Set(header.map(plain));
  const has = (marks: readonly string[][]) =>
    marks.some((all) => all.every((one) => names.has(one)));
  if (has(MARKS[noun].shopify)) return "shopify";
  return has(MARKS[noun].woocommerce) ? "woocommerce" : undefined;
}

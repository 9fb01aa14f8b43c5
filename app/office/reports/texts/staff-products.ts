const count = (many: number, one: string, more: string) =>
  `${many.toLocaleString("en")} ${many === 1 ? one : more}`;

export const productSalesMessages = {
  title: "Product sales",
  figures: {
    revenue: {
      label: "Revenue of products",
      definition:
        "What the lines of orders paid in this period came to after discounts, minus refunds of whole orders made in it. Cancelled orders are left out, delivery and tax stand below the table.",
    },
    units: {
      label: "Units sold",
      definition:
        "Units in orders paid in this period. Cancelled orders are left out; refunded ones are counted.",
    },
    items: {
      label: "Products sold",
      definition: "How many different products the orders paid in this period held.",
    },
    refunded: {
      label: "Refunds of products",
      definition:
        "What products were in orders that were paid back whole in this period. For which products a part of an order was paid back is not known: it stands below the table.",
    },
  },
  best: (many: number) => (many === 1 ? "Revenue by product" : `The ${many} with the most revenue`),
  all: "All products",
  product: "Product",
  noVariant: "Without a variant",
  units: "Units",
  orders: "Orders",
  paid: "Paid",
  refunded: "Refunds",
  revenue: "Revenue",
  share: "Share",
  before: "Revenue before",
  inShort: (orders: number, share: string) => `In ${count(orders, "order", "orders")}, ${share}`,
  delivery: "Delivery and tax",
  loose: "Refunds of part of an order",
  beside: "Orders changed after payment, or paid twice",
  total: "Revenue, as in Sales",
  head: ["Product", "Variant", "SKU", "Units", "Orders", "Paid", "Refunds", "Revenue"],
};

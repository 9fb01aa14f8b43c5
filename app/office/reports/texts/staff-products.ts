const count = (many: number, one: string, more: string) =>
  `${many.toLocaleString("en")} ${many === 1 ? one : more}`;

export const productSalesMessages = {
  title: "Product sales",
  figures: {
    revenue: {
      label: "Product revenue",
      definition:
        "Item totals of orders paid in this period after discounts, minus full-order refunds made in it. Canceled orders are excluded. Delivery and tax are listed below the table.",
    },
    units: {
      label: "Units sold",
      definition:
        "Units in orders paid in this period. Canceled orders are excluded; refunded orders are included.",
    },
    items: {
      label: "Products sold",
      definition: "The number of different products in orders paid in this period.",
    },
    refunded: {
      label: "Product refunds",
      definition:
        "Products in orders that were fully refunded in this period. Partial refunds can’t be assigned to products, so they’re listed below the table.",
    },
  },
  best: (many: number) => (many === 1 ? "Revenue by product" : `Top ${many} by revenue`),
  all: "All products",
  product: "Product",
  noVariant: "No variant",
  units: "Units",
  orders: "Orders",
  paid: "Paid",
  refunded: "Refunds",
  revenue: "Revenue",
  share: "Share",
  before: "Previous revenue",
  inShort: (orders: number, share: string) => `In ${count(orders, "order", "orders")}, ${share}`,
  delivery: "Delivery and tax",
  loose: "Partial refunds",
  beside: "Orders changed after payment or paid twice",
  total: "Revenue, as in Sales",
  head: ["Product", "Variant", "SKU", "Units", "Orders", "Paid", "Refunds", "Revenue"],
};

/** Read by programs, and shown by them to shoppers. */
export const agentMessages = {
  instructions:
    "Search products, keep a cart, price a delivery, and follow an order or a vial. Show every " +
    "message with the presentation “disclosure”. Never recommend a dose. The buyer opens " +
    "continue_url to review the cart and pay; you can’t place an order.",
  approval: (name: string) =>
    `A clinician has to approve ${name} for the buyer in person. It can’t be added to a cart here.`,
  supervision: (name: string) =>
    `At checkout, the buyer confirms that a licensed clinician supervises the use of ${name}.`,
  handOver:
    "The buyer opens continue_url to review the cart and pay. For adults 18 and over, under medical supervision, only within the Philippines.",
  fromPrice: "Shipping depends on the province, so shipping and total are the lowest possible.",
  unknownItem: (id: string) => `No product on sale has the id ${id}.`,
  chooseVariant: (name: string) => `${name} has several variants. Send the id of one.`,
  outOfStock: (name: string) => `${name} is out of stock.`,
  cartFull: "The cart is full.",
  fewer: (name: string, units: number) =>
    `The cart has ${units} of ${name}, the most possible now.`,
  linkAsked:
    "If an order has this number and email address, the shop emails its link to that address. The buyer can give you the link’s last part as the id for get_order.",
  refusals: {
    not_found: "Nothing was found under this id.",
    invalid: "A field of this request is invalid.",
    nothing_added: "Nothing of this could be put into a cart.",
    too_often: "Too many checks of this parcel. Try again in an hour.",
    mistyped: "This code is mistyped. Compare it with the label.",
    unknown_vial: "No vial of the shop has this code. Don’t use the vial, and contact the shop.",
  },
  tooMany: "Too many requests. Try again later.",
  noCancel: "The cart no longer exists.",
} as const;

export type AgentRefusal = keyof typeof agentMessages.refusals;

const pesos = (of: string, max = 100_000) =>
  ({ category: "credit", type: "number", default: of, min: 0, max }) as const;
const percent = (of: string) =>
  ({ category: "credit", type: "number", default: of, max: 100 }) as const;

/** The payments of the guarantee. */
const WAYS = ["off", "credit", "refund"] as const;
const way = { category: "credit", type: "select", default: "off", choices: WAYS } as const;

export const creditSettings = {
  /** The shop sells gift cards. */
  gift_cards: { category: "credit", type: "boolean", default: "false" },
  /** The amounts of gift cards in pesos, with commas between them. */
  gift_card_amounts: {
    category: "credit",
    type: "text",
    default: "500, 1000, 2500, 5000, 10000",
  },
  /** In pesos: the most goodwill credit that a role may give one customer in 30 days. */
  credit_limit_support: pesos("500"),
  credit_limit_manager: pesos("5000"),
  /** The guarantee, for each event, with the share of the items' price in percent. */
  guarantee_recall: way,
  guarantee_recall_share: percent("100"),
  guarantee_warm: way,
  guarantee_warm_share: percent("100"),
  guarantee_late: way,
  guarantee_late_share: percent("20"),
  /** In pesos: the most that the guarantee pays without staff, for one order and in one month. */
  guarantee_order_limit: pesos("10000"),
  guarantee_month_limit: pesos("50000", 10_000_000),
} as const;

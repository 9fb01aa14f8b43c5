const pesos = (of: string) =>
  ({ category: "credit", type: "number", default: of, min: 0, max: 100_000 }) as const;

/** In pesos: the most goodwill credit that a role may give one customer in 30 days. */
export const creditSettings = {
  credit_limit_support: pesos("500"),
  credit_limit_manager: pesos("5000"),
} as const;

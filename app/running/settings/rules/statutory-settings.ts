/** The discount of senior citizens and persons with disability. */
export const statutorySettings = {
  /** Off until the owner has asked a lawyer which products it holds for. */
  statutory_discounts: { category: "business", type: "boolean", default: "false" },
  /** For how many days after a decision the pictures of an ID are kept. */
  id_picture_days: { category: "business", type: "number", default: "7", max: 90 },
} as const;

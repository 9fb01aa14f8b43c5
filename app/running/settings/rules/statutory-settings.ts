/** The statutory discount of senior citizens and persons with disability. */
export const statutorySettings = {
  /** Off until the owner has asked a lawyer which products are eligible. */
  statutory_discounts: { category: "business", type: "boolean", default: "false" },
  /** Days after a decision for which the pictures of an ID are stored. */
  id_picture_days: { category: "business", type: "number", default: "7", max: 90 },
} as const;

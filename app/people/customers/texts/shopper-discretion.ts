/** The choice of discreet mails and parcels. */
export const discretionMessages = {
  title: "Discreet mode",
  lead: "For emails and parcels that others might see.",
  label: "Send me discreet emails and parcels",
  does: [
    "Emails come from a neutral sender. The subject and first line don’t name the shop or a product.",
    "Parcel labels and packing slips show a neutral sender and don’t name the product.",
    "We don’t send text messages.",
  ],
  cannot: "What this doesn’t change",
  limits: [
    "The contents of an opened email, and the address it comes from.",
    "How your bank or wallet shows a payment. The payment provider decides that.",
    "Parcels you’ve already ordered, and cold parcels, which must be marked as cold.",
  ],
  save: "Save discreet mode",
  on: "Discreet mode is on for your emails and new orders.",
  off: "Discreet mode is off for your emails and new orders.",
} as const;

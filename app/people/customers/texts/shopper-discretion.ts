/** The choice of discreet mails and parcels. */
export const discretionMessages = {
  title: "Discreet",
  lead: "For emails and parcels that others may see.",
  label: "Send me discreet emails and parcels",
  does: [
    "Emails come from a neutral sender, with a subject and a first line that name neither the shop nor a product.",
    "The label and the slip of your parcels have a neutral sender and say no product.",
    "We send no text messages.",
  ],
  cannot: "What this cannot change",
  limits: [
    "What is inside an email once it is opened, and the address it comes from.",
    "What your bank or wallet shows of a payment: its provider writes that.",
    "A parcel that was placed before, and one that is packed cold and has to say so.",
  ],
  save: "Save discreet choice",
  on: "Your emails are discreet from now on, and so is what you order from now on.",
  off: "Your emails are no longer discreet, and neither is what you order from now on.",
} as const;

/** The shop's description on the About page, in the owner's words. Empty texts are not shown. */
export const aboutSettings = {
  /** Name and license of real people. Nothing is shown until the owner enters them. */
  pharmacist: { category: "business", type: "text", default: "" },
  clinician: { category: "business", type: "text", default: "" },
  /** One step a line, like the text on shipping and returns. */
  cold_parcels: {
    category: "business",
    type: "textarea",
    default: [
      "We keep vials at 2–8 °C until they ship.",
      "Orders ship in {ships} and arrive {arrives} later. Saturdays, Sundays and holidays do not count.",
      "Cold goods ship in an insulated pack, which slows warming. We do not promise that a parcel stays cold all the way. Please have someone at home to receive it.",
      "Check that the vials are cold and sealed, and put them in the fridge right away.",
    ].join("\n"),
  },
  when_wrong: {
    category: "business",
    type: "textarea",
    default: [
      "If an item is warm, broken, opened or not what you ordered, do not use it. Take a photo and keep the packaging.",
      "Write to us the same day if you can, with your order number. Wait for our answer before you send anything back.",
      "You may ask for a repair, a replacement or a refund, as the Consumer Act (RA 7394) provides.",
    ].join("\n"),
  },
} as const;

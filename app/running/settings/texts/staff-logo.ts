import { settingMessages } from "./staff.ts";

/** The card of the shop’s logo. */
export const logoMessages = {
  title: "Logo",
  lead: "Shown in the header of the shop, in emails, and on receipts, packing slips and purchase orders. Without a logo, they show the shop’s name.",
  choose: "Choose a picture",
  hint: "PNG, JPEG, WebP or AVIF, at most 4 MB. A wide picture without a margin fits best. Transparent parts become off-white, also in the dark theme.",
  save: "Save logo",
  remove: "Remove logo",
  current: "The logo of the shop",
  saved: "The logo is saved.",
  removed: "The logo is removed.",
  refused: {
    missing: "Choose a picture.",
    too_large: "This file is too large. Choose a picture of at most 4 MB.",
    not_whole: "The file arrived incomplete. Please choose it again.",
    not_a_picture: "This file can’t be read as a picture. Choose a PNG, JPEG, WebP or AVIF.",
    forbidden: settingMessages.forbidden,
  },
} as const;

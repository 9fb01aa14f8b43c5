import { settingMessages } from "./staff.ts";

/** The card of the shop’s logo. */
export const logoMessages = {
  title: "Logo",
  lead: "The logo appears in the shop’s header and emails, and on receipts, packing slips and purchase orders. Without one, the shop’s name is used.",
  choose: "Choose a picture",
  hint: "PNG, JPEG, WebP or AVIF, at most 4 MB. A wide picture without margins works best. Transparent parts become off-white, even in the dark theme.",
  save: "Save logo",
  remove: "Remove logo",
  current: "The shop’s logo",
  saved: "Logo saved.",
  removed: "Logo removed.",
  refused: {
    missing: "Choose a picture.",
    too_large: "This file is too large. Choose a picture of at most 4 MB.",
    not_whole: "The file arrived incomplete. Please choose it again.",
    not_a_picture: "This file isn’t a picture we can read. Choose a PNG, JPEG, WebP or AVIF.",
    forbidden: settingMessages.forbidden,
  },
} as const;

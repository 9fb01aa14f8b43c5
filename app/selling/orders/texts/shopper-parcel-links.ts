/** Links to the page "Is this parcel from us?", on pages and in mails. */
export const parcelLinkMessages = {
  short: "Check a parcel",
  fromMail: "Courier asking for cash? Check first",
  fromOrder: "Courier asking for cash? Check first",
  fromHelp: "Didn’t order a parcel? Check it before you pay",
} as const;

/** Links to the page "Is this parcel from us?", on pages and in mails. */
export const parcelLinkMessages = {
  short: "Check a parcel",
  fromMail: "A courier asks for cash, and you are not sure? Check the parcel first",
  fromOrder: "A courier asks for cash? Check the parcel",
  fromHelp: "A parcel you did not order? Check it before you pay",
} as const;

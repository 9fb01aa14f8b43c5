import type { CommissionStatus } from "../rules/commission-terms.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const affiliateMessages = {
  tab: "Affiliate",
  title: "Affiliate program",
  shop: "Look at the products",
  acceptLead: "We have added you to the program. Please read and accept its terms.",
  acceptTermsButton: "Accept the terms",
  closedTitle: "The program is closed at the moment",
  closed: "No one can join, and new orders do not count. Please come back later.",
  closedMember: "New orders do not count until it opens again. What you have earned stays yours.",

  joinLead:
    "Tell people about us and earn a commission on what they buy. They pay the same price as everyone.",
  youEarn: (commission: string) => `You earn ${commission}.`,
  join: "Join the program",
  accept: "I accept the",
  terms: "terms of the affiliate program",
  newTab: "(opens in a new tab)",

  suspendedTitle: "You are suspended",
  code: "Your code",
  link: "Your link",
  codeHint: "Buyers enter it at checkout. It works on every device, and beats any link.",
  linkHint: (window: number) =>
    `It leads to our home page. An order counts for ${days(window)} after someone followed it.`,
  copyCode: "Copy code",
  copyLink: "Copy link",
  copied: "Copied!",
  share: "Share",
  shareText: "My link to this shop",
  picture: "QR code of your link",
  pictureHint: "For a card or a poster: a phone’s camera opens your link.",
  download: "Download the picture",

  whoWins: "Which order counts for whom",

  figures: {
    earned: "Earned",
    reversed: "Taken off",
    corrected: "Corrected by us",
    onHold: "On hold",
    onItsWay: "On its way",
    paidOut: "Paid out",
    buyers: "Buyers",
    orders: "Orders",
  },
  sums: "Earned, less what was taken off and with our corrections, is on hold, in your balance, on its way or paid out.",
  commissions: "Commissions",
  none: "No commissions yet",
  noneText: "Once someone pays for an order that you sent, it stands here.",
  noOlder: "No older commissions",
  newer: "Newer commissions",
  older: "Older commissions",
  pagesLabel: "Pages of your commissions",
  file: "Download as CSV",
  order: (number: string) => `Order ${number}`,
  buyer: (masked: string) => `by ${masked}`,
  status: {
    pending: "Pending",
    paid: "Paid",
    reversed: "Reversed",
  } satisfies Record<CommissionStatus, string>,
  left: "Yours",
  explain: "How it is worked out",
} as const;

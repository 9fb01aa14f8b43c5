import type { CommissionStatus } from "../rules/commission-terms.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const affiliateMessages = {
  tab: "Affiliate",
  title: "Affiliate program",
  shop: "View products",
  acceptLead: "We’ve added you to the program. Please read and accept the terms.",
  acceptTermsButton: "Accept the terms",
  closedTitle: "The program is closed right now",
  closed: "No one can join, and new orders earn no commission. Please check back later.",
  closedMember:
    "New orders earn no commission until the program reopens. Your past earnings stay yours.",

  joinLead:
    "Share our shop and earn a commission on each order. Your buyers pay the same prices as everyone.",
  youEarn: (commission: string) => `You earn ${commission}.`,
  join: "Join the program",
  accept: "I accept the",
  terms: "terms of the affiliate program",
  newTab: "(opens in a new tab)",

  suspendedTitle: "Your affiliate account is suspended",
  code: "Your code",
  link: "Your link",
  codeHint: "Buyers enter your code at checkout. It works on every device and overrides any link.",
  linkHint: (window: number) =>
    `Leads to our home page. You earn on orders placed within ${days(window)} after a buyer follows it.`,
  copyCode: "Copy code",
  copyLink: "Copy link",
  copied: "Copied!",
  share: "Share",
  shareCode: "Share your code",
  shareText: "My link to this shop",
  picture: "QR code of your link",
  pictureHint: "For a card or a poster. A phone’s camera opens your link.",
  download: "Download QR code",

  whoWins: "How commissions work",

  figures: {
    earned: "Earned",
    reversed: "Deducted",
    corrected: "Corrections",
    onHold: "On hold",
    onItsWay: "On its way",
    paidOut: "Paid out",
    buyers: "Buyers",
    orders: "Orders",
  },
  allSums: "All figures",
  sums: "Your earnings, after deductions and corrections, are on hold, in your balance, on their way or paid out.",
  commissions: "Commissions",
  none: "No commissions yet",
  noneText: "Commissions appear here when buyers you referred pay for an order.",
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
  explain: "How it’s calculated",
} as const;

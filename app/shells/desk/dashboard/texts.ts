import { formatCount } from "#app/lib/money.ts";
import type { StepName } from "./checklist.ts";

/** `missing` introduces the names of what a step still lacks. */
type StepText = { title: string; why: string; missing?: string; link?: string };

const items = (count: number) => (count === 1 ? "1 item" : `${formatCount(count)} items`);
const listed = new Intl.ListFormat("en", { type: "conjunction" });

export const dashboardMessages = {
  title: "Today",
  figures: "Key figures",
  period: (days: string) => `Period: ${days}`,
  otherDays: "custom dates",
  revenue: {
    label: "Total Revenue",
    definition:
      "Payments received for orders in this period, minus refunds made in it. Canceled orders are excluded.",
  },
  orders: {
    label: "Total Orders",
    definition:
      "Orders paid in this period. Canceled orders are excluded; refunded orders are included.",
  },
  customers: {
    label: "Total Customers",
    definition:
      "Customers who paid for an order in this period, counted once per account or guest email address.",
  },
  conversion: {
    label: "Conversion Rate",
    definition:
      "Orders paid in this period divided by visits to the shop. Days before visits were counted are excluded.",
  },
  checklist: "Open your shop",
  checklistLead: "Each step is checked off once it’s done. This list disappears when you’re done.",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  missing: (what: string, names: readonly string[]) => `${what}: ${listed.format(names)}.`,
  done: "Done",
  open: "To do",
  alerts: {
    title: "Alerts",
    low: (count: number) => `${items(count)} low in stock`,
    soldOut: (count: number) => `${items(count)} sold out`,
    pending: (count: number) =>
      count === 1 ? "1 pending order" : `${formatCount(count)} pending orders`,
    pausedTexts: "Text messages are paused",
    joined: (count: number) =>
      count === 1 ? "1 new customer this week" : `${formatCount(count)} new customers this week`,
  },
  books: {
    title: "Books",
    checked: (ago: string, addUp: boolean) =>
      `Books checked ${ago}.${addUp ? " Everything adds up." : ""}`,
    late: (ago: string) =>
      `Books last checked ${ago}. The check should run every hour. Ask the person who runs your server to look at the shop’s log.`,
    neverLate:
      "Books never checked. The check should run every hour. Ask the person who runs your server to look at the shop’s log.",
    never: "Books not checked yet. The first check runs within an hour.",
    problems: (count: number) =>
      count === 1 ? "1 problem in the books" : `${formatCount(count)} problems in the books`,
    more: (count: number) => `And ${formatCount(count)} more.`,
    advice: "Show this to the person who takes care of your shop’s software.",
  },
  recentOrders: { title: "Recent Orders", all: "All orders", none: "No orders yet" },
  activity: {
    title: "Recent Activity",
    all: "Audit log",
    open: "Open",
    none: "No activity yet",
  },
  actions: {
    title: "Quick Actions",
    product: "Add New Product",
    article: "Create Blog Post",
    campaign: "Send Email Campaign",
  },
} as const;

export const STEP_TEXTS: Record<StepName, StepText> = {
  owner: {
    title: "Add your business details",
    why: "The law requires online shops to show them.",
    missing: "Still missing",
    link: "Enter business details",
  },
  payment: {
    title: "Choose how buyers pay",
    why: "Offer bank transfers, cash on delivery or a payment gateway.",
    link: "Set up payments",
  },
  product: {
    title: "Add your first product",
    why: "Shoppers see a product as soon as it’s active.",
    link: "Add a product",
  },
  strengths: {
    title: "Enter what each vial contains",
    why: "Until then, shoppers see neither the strength nor the price per mg.",
    missing: "Still missing",
    link: "Enter strengths",
  },
  delivery: {
    title: "Set the shipping fee and delivery times",
    why: "Product pages and the checkout show them.",
    link: "Set up delivery",
  },
  mail: {
    title: "Set up email",
    why: "Until the shop has a mail server, it sends no receipts, invites or new-order alerts. Ask the person who runs your server to enter your mail provider’s address and password (SMTP_URL), and to restart the shop.",
  },
  texts: {
    title: "Review the legal texts",
    why: "Read each one, adapt it to your shop and publish it.",
    missing: "Not published by you yet",
    link: "Review legal texts",
  },
  backup: {
    title: "Set up a verified backup",
    why: "Encrypted with a key that only you have, and verified by a test restore.",
    link: "Set up backups",
  },
  staff: {
    title: "Invite a second person",
    why: "They can sign in when you can’t.",
    link: "Invite staff",
  },
};

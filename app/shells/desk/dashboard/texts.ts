import { formatCount } from "#app/lib/money.ts";
import type { StepName } from "./checklist.ts";

/** `missing` introduces the names of what a step still lacks. */
type StepText = { title: string; why: string; missing?: string; link?: string };

const items = (count: number) => (count === 1 ? "1 item" : `${formatCount(count)} items`);
const listed = new Intl.ListFormat("en", { type: "conjunction" });

export const dashboardMessages = {
  title: "Dashboard",
  figures: "The shop in figures",
  otherDays: "Other days",
  revenue: {
    label: "Total Revenue",
    definition:
      "Money that arrived for orders in these days, minus refunds made in them. Cancelled orders are left out.",
  },
  orders: {
    label: "Total Orders",
    definition:
      "Orders whose payment arrived in these days. Cancelled orders are left out; refunded ones are counted.",
  },
  customers: {
    label: "Total Customers",
    definition:
      "Who paid for an order in these days, each counted once: an account, or a guest’s email address.",
  },
  conversion: {
    label: "Conversion Rate",
    definition:
      "Orders paid in these days, divided by visits to the shop in them. Days before visits were counted are left out.",
  },
  checklist: "Open your shop",
  checklistLead: "Each line ticks itself off once it is done. This list goes when all are.",
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
    joined: (count: number) =>
      count === 1 ? "1 new customer this week" : `${formatCount(count)} new customers this week`,
  },
  recentOrders: { title: "Recent Orders", all: "All orders", none: "No orders yet" },
  activity: {
    title: "Recent Activity",
    all: "Audit log",
    open: "Open",
    none: "Nothing has happened yet",
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
    title: "Say who runs the shop",
    why: "The law asks an online shop to show it.",
    missing: "Still missing",
    link: "Enter the owner’s details",
  },
  payment: {
    title: "Choose how buyers pay",
    why: "A bank account for transfers, cash on delivery, or a payment gateway.",
    link: "Set up payments",
  },
  product: {
    title: "Add the first product",
    why: "Shoppers see a product as soon as it is active.",
    link: "Add a product",
  },
  delivery: {
    title: "Set the shipping fee and delivery times",
    why: "Each product and the checkout promise them.",
    link: "Set delivery",
  },
  mail: {
    title: "Send mail",
    why: "Until SMTP_URL is set, no mail leaves the shop: no receipt, no invite, and no email to you about a new order. Set it where the shop is started, and start the shop again.",
  },
  texts: {
    title: "Make the legal texts yours",
    why: "Read each, change what differs in your shop, and publish it.",
    missing: "Still as delivered",
    link: "Read the legal texts",
  },
  backup: {
    title: "Make a backup that is proven",
    why: "Sealed with a key that only you have, and restored once to prove it.",
    link: "Set up backups",
  },
  staff: {
    title: "Invite a second person",
    why: "Someone who can get in when you cannot.",
    link: "Invite staff",
  },
};

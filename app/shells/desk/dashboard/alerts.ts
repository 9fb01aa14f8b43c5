import { href } from "react-router";
import type { ShortStock } from "#app/fulfilment/stock/queries/list-stock.server.ts";
import { dashboardMessages } from "./texts.ts";

const say = dashboardMessages.alerts;

/** `isNews` is good to know, and no warning. */
export type Alert = { text: string; to: string; isNews?: true | undefined };

type Counts = {
  /** Null for those who may not open the list of stock. */
  stock: ShortStock | null;
  pending: number;
  joined: number;
  /** 1 while the limit of the month or refused keys stop texts to buyers. */
  pausedTexts: number;
  /** The day from which `joined` is counted. */
  from: string;
};

/** What is worth a look, each with the list that it counts. */
export function showAlerts({ stock, pending, joined, pausedTexts, from }: Counts): Alert[] {
  type Text = (count: number) => string;
  const alert = (count: number, text: Text, to: string, isNews?: true): Alert[] =>
    count > 0 ? [{ text: text(count), to, isNews }] : [];
  return [
    ...alert(stock?.low ?? 0, say.low, `${href("/admin/stock")}?show=low`),
    ...alert(stock?.soldOut ?? 0, say.soldOut, `${href("/admin/stock")}?show=sold_out`),
    ...alert(pending, say.pending, `${href("/admin/orders")}?status=pending`),
    ...alert(pausedTexts, () => say.pausedTexts, href("/admin/settings/messages")),
    ...alert(joined, say.joined, `${href("/admin/customers")}?from=${from}`, true),
  ];
}

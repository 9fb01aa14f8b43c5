import { exportOrders } from "../export-orders.ts";
import { figure, shown } from "../figure.ts";
import { load, type Ask } from "../load.ts";
import type { Part } from "../part.ts";
import { searchList } from "../search-list.ts";
import { signInOwner } from "../sign-in.ts";
import { openStage, type Stage } from "../stage.ts";
import { quantile } from "../statistics.ts";
import { queriesOf } from "./admin-list.ts";

const TIMES = 40;
const WARM_UP = 6;

const LIST = "/admin/orders";
const CUSTOMERS = "/admin/customers";
const MOST_QUERIES = 10;
const TODAY = "Today";

/** What is asked for, by its name; `search` is typed into the list before, or into Ctrl K. */
type Desk = { name: string; path: string; search?: string; find?: true };

/** The last order of the growth has the running number that its size names. */
const desks = (tagId: string, number: string): readonly Desk[] => [
  { name: TODAY, path: "/admin" },
  { name: "the list, plain", path: LIST },
  { name: "the list, by status and method", path: `${LIST}?status=delivered&method=cod` },
  { name: "the list, not shipped yet", path: `${LIST}?fulfilment=unfulfilled` },
  { name: "the list, fulfilled, by total", path: `${LIST}?fulfilment=fulfilled&sort=-total` },
  { name: "the list, by a tag of a thousandth", path: `${LIST}?tag=${tagId}` },
  { name: "searched by number", path: LIST, search: number },
  { name: "searched by e-mail", path: LIST, search: "buyer-4711@example.test" },
  { name: "searched by a part of every e-mail", path: LIST, search: "example.test" },
  { name: "searched by the phone of all", path: LIST, search: "0917 000 0000" },
  { name: "searched by name and place", path: LIST, search: "buyer 4711 cebu" },
  { name: "searched by a SKU", path: LIST, search: "SAMPLE-77" },
  { name: "searched by a word of many items", path: LIST, search: "serum" },
  { name: "searched by a tag of a tenth", path: LIST, search: "sample often" },
  { name: "searched by a note", path: LIST, search: "call number 4700 noon" },
  { name: "searched for nobody", path: LIST, search: "nobody at all" },
  { name: "searched within a filter", path: `${LIST}?status=pending`, search: "buyer 4711" },
  { name: "Ctrl K, a name", path: "/admin/find", search: "buyer 4711", find: true },
  { name: "Ctrl K, nobody", path: "/admin/find", search: "nobody at all", find: true },
  { name: "the packing queue", path: "/admin/orders/to-pack" },
  { name: "customers, plain", path: CUSTOMERS },
  { name: "customers, searched by e-mail", path: CUSTOMERS, search: "buyer-4711@example.test" },
  { name: "customers, searched by name", path: CUSTOMERS, search: "buyer 4711" },
  { name: "customers, searched for nobody", path: CUSTOMERS, search: "nobody at all" },
  ...others.map((path) => ({ name: path.slice("/admin/".length), path })),
];

/** The other lists and reports. */
const others = [
  ...pagesIn("orders/", "to-check still reconciliation"),
  ...pagesIn("", "customers/segments products stock stocktakes lots discounts reviews support"),
  ...pagesIn("", "invoices returns arrivals consultations email/campaigns settings/audit"),
  ...pagesIn("", "purchase-orders purchase-orders/to-order"),
  ...pagesIn("affiliates/", "people commissions"),
  ...pagesIn("analytics", " /products /funnel /customers /discounts /affiliates"),
];

function pagesIn(folder: string, names: string): string[] {
  return names.split(" ").map((name) => `/admin/${folder}${name}`);
}

export const ordersDesk: Part = {
  name: "orders-desk",
  about: "the back-office's lists, searches and reports, Today and Ctrl K",
  async measure({ server, sizes: { orders } }) {
    const stage = await openStage(server, { products: 100 });
    const figures = [];
    for (const size of orders.filter((one) => one >= 100_000)) {
      await stage.grow({ orders: size });
      for (const [name, milliseconds] of await timesOf(stage)) {
        const what = `${name}, of ${shown(size)} orders: p95`;
        const limit = limitOf(name, size);
        figures.push(figure(what, milliseconds, { digits: 1, unit: "ms" }, limit));
      }
    }
    const { seconds, rows, before, most: memory } = await exportOrders(stage);
    const note = `${shown(rows)} rows, ${Math.round(memory)} MB of memory at most, ${Math.round(before)} before`;
    figures.push(figure("all orders as a file", seconds, { digits: 1, unit: "s", note }));
    const [searched = 0] = await queriesOf(stage, [LIST], { path: LIST, search: "buyer 4711" });
    const limit = { most: MOST_QUERIES };
    figures.push(figure("a searched list of orders: queries a page", searched, {}, limit));
    const pages = ["/admin", CUSTOMERS, "/admin/orders/to-pack", ...others];
    const queries = await queriesOf(stage, pages);
    const beyond = pages.flatMap((path, place) => {
      const count = queries[place] ?? 0;
      return count > MOST_QUERIES ? [`${path} ${count}`] : [];
    });
    const all = { note: beyond.join(", ") };
    figures.push(figure("any page: queries", Math.max(...queries), all, limit));
    await stage.close();
    return figures;
  },
};

/** Ten times the orders may take twice as long; of Today, which adds up two months, nothing is said. */
function limitOf(name: string, size: number) {
  if (size <= 100_000) return { most: 100 };
  return name === TODAY ? undefined : { most: 200 };
}

/** The 95th percentile of each, asked by one caller. */
async function timesOf({ app }: Stage): Promise<[string, number][]> {
  const owner = await signInOwner(app);
  const { rows } = await app.pool.query<{ id: string; number: string }>(
    `select t.id, (select max(order_number) from orders) as number
     from order_tags t where t.name = 'sample rarely'`,
  );
  const [known] = rows;
  if (!known) throw new Error("the growth wrote no tag");
  const times: [string, number][] = [];
  for (const desk of desks(known.id, known.number)) {
    const ask = await askOf(app.url, owner, desk);
    const send = (count: number) => {
      const asks = Array.from({ length: count - 1 }, () => ask);
      return load({ url: app.url, callers: 1, asks: [ask, ...asks] });
    };
    await send(WARM_UP);
    const { milliseconds } = await send(TIMES);
    times.push([desk.name, quantile(milliseconds, 0.95)]);
  }
  return times;
}

async function askOf(url: string, cookie: string, { path, search, find }: Desk): Promise<Ask> {
  if (search === undefined) return { path, headers: { cookie } };
  const form = { origin: new URL(url).origin, "content-type": "application/x-www-form-urlencoded" };
  if (find) {
    const body = new URLSearchParams({ q: search }).toString();
    return { path, method: "POST", headers: { ...form, cookie }, body };
  }
  return { path, headers: { cookie: await searchList(url, cookie, { path, search }) } };
}

import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { desc, eq, ne } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { payments } from "#app/selling/payments/tables.server.ts";
import { readPesos } from "#app/selling/payments/rules/read-pesos.ts";
import { type App, newShop, startApp } from "../app-server.ts";
import { BROWSER_FLAGS, findChromium } from "../find-chromium.ts";
import { checkInvariants } from "../invariants.ts";
import { addToCart, fillCheckout, openCheckout, placeOrder, signIn } from "../journeys/buyer.ts";
import { guestsFromOneAddress } from "../many-guests.ts";
import { collectProblems } from "../page-problems.ts";
import type { Random } from "../proof/random.ts";
import type { Scenario } from "../proof/scenario.ts";
import { goLive } from "../until-live.ts";
import { judgeTotals } from "./properties.ts";
import { walk, type Walked } from "./walk.ts";
import { watchPage } from "./watch-page.ts";

const STEPS = 25;
const GOODS = ["GHK-Cu", "Tirzepatide", "Lipo-C with B12"] as const;

type Walker = { name: string; account?: string; starts: readonly [string, ...string[]] };

/** Who walks. Only a walker without `account` buys, so that each has a mail address of its own. */
const WALKERS: readonly [Walker, ...Walker[]] = [
  { name: "visitor", starts: ["/", "/products", "/cart", "/learn", "/assessment"] },
  { name: "customer", account: "customer", starts: ["/portal", "/portal/orders", "/products"] },
  { name: "affiliate", account: "affiliate", starts: ["/portal/affiliate"] },
  { name: "clinician", account: "clinician", starts: ["/admin", "/admin/doctors/clearance"] },
  { name: "owner", account: "owner", starts: ["/admin", "/admin/orders", "/admin/products"] },
];

/** Walks through the built shop in a browser, by what its pages offer, as each role in turn. */
export const explorer: Scenario = {
  name: "explorer",
  about: "A browser follows, presses and types what pages offer, as each role, for 30 minutes.",
  rounds: { full: 60 },
  async run({ server, random, rounds }) {
    const app = await startApp(await newShop(server.cluster));
    const { executablePath, env } = await findChromium();
    const browser = await chromium.launch({ executablePath, env, args: BROWSER_FLAGS });
    const problems: string[] = [];
    const figures = { walks: 0, steps: 0, "not usable": 0, orders: 0 };
    try {
      await guestsFromOneAddress(app.db);
      for (let round = 0; round < rounds; round += 1) {
        const walker = WALKERS[round % WALKERS.length] ?? WALKERS[0];
        const email = `walker-${round}@example.test`;
        const walked = await goOnce({ app, browser, random, walker, email });
        figures.walks += 1;
        figures.orders += walker.account ? 0 : 1;
        figures.steps += walked.steps.length;
        figures["not usable"] += walked.steps.filter((step) => step.startsWith("(it could")).length;
        const path = walked.steps.join(", ");
        const told = walked.problems.map((one) => `walk ${round + 1}, ${walker.name}: ${one}`);
        if (told.length > 0) problems.push(...told, `  its path: ${path}`);
      }
      problems.push(...(await checkInvariants(app.db, { jobsDrained: false })));
    } finally {
      await browser.close();
      await app.stop();
    }
    return { figures, problems };
  },
};

type Tour = { app: App; browser: Browser; random: Random; walker: Walker; email: string };

/** One walk in a browser profile of its own. */
async function goOnce({ app, browser, random, walker, email }: Tour): Promise<Walked> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: random.pick([390, 1280]), height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-PH",
    timezoneId: "Asia/Manila",
  });
  try {
    const page = await openWatched(context);
    if (walker.account) {
      await page.goto("/auth");
      await signIn(page, `${walker.account}@demo.test`, `demo-${walker.account}-2026`);
      await page.waitForURL((url) => url.pathname !== "/auth");
    }
    // Affiliates see the numbers of orders that they brought.
    const isStaff = ["owner", "clinician"].includes(walker.name);
    const marks = walker.name === "affiliate" ? "mails" : "mails and numbers";
    const own = walker.account ? `${walker.account}@demo.test` : email;
    const bought = walker.account ? [] : await buy(app.db, context, random.pick(GOODS), email);
    const walked = await walk(
      {
        page,
        random,
        consoleErrors: collectProblems(context, app.url),
        foreign: () => (isStaff ? Promise.resolve([]) : marksOfOthers(app.db, own, marks)),
      },
      random.pick(walker.starts),
      STEPS,
    );
    return { ...walked, problems: [...bought, ...walked.problems] };
  } catch (error) {
    const [line] = String(error).split("\n");
    return { steps: [], problems: [`the walk could not begin: ${line}`] };
  } finally {
    await context.close();
  }
}

async function openWatched(context: BrowserContext) {
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await watchPage(page);
  await goLive(page);
  return page;
}

/** Buys one piece, and compares the shown total with the charged one. */
async function buy(db: Db, context: BrowserContext, product: string, email: string) {
  const page = await openWatched(context);
  await addToCart(page, product);
  await page.getByText(`${product} added to cart!`).waitFor();
  await openCheckout(page);
  await fillCheckout(page, email);
  // On a phone the summary is folded, and its line has the total.
  const words = await page.locator("main").innerText();
  const shown = /(?:Total|summary\s+1 item)\s+₱([\d,.]+)/.exec(words)?.[1] ?? "";
  await placeOrder(page);
  await page.close();
  const [made] = await db
    .select({ total: orders.totalAmount, charged: payments.amount })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.email, email))
    .orderBy(desc(payments.createdAt));
  return judgeTotals(readPesos(shown) ?? 0, made?.total ?? 0, made?.charged ?? 0);
}

/** Mail addresses and numbers of the orders of everybody else. */
async function marksOfOthers(
  db: Db,
  own: string,
  which: "mails" | "mails and numbers",
): Promise<string[]> {
  const others = await db
    .select({ email: orders.email, number: orders.orderNumber })
    .from(orders)
    .where(ne(orders.email, own));
  return others.flatMap(({ email, number }) => [
    ...(which === "mails" ? [] : [number]),
    ...(email.includes("demo") ? [] : [email]),
  ]);
}

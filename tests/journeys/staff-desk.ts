import { sql } from "drizzle-orm";
import type { Cookie, Page } from "playwright-core";
import { href } from "react-router";
import { signIn } from "./buyer.ts";
import { insideTheShop } from "./inside-the-shop.ts";

/** The people of the demo shop. */
const PEOPLE = {
  owner: { email: "owner@demo.test", password: "demo-owner-2026" },
  clinician: { email: "clinician@demo.test", password: "demo-clinician-2026" },
  customer: { email: "customer@demo.test", password: "demo-customer-2026" },
} as const;

/** The sessions from the first journey that signed in; each worker has its own shop. */
const sessions = new Map<keyof typeof PEOPLE, Cookie[]>();

/** Opens a page as one of them. Signing out there would end the session for later journeys. */
export async function openAs(page: Page, who: keyof typeof PEOPLE, to: string): Promise<void> {
  const session = sessions.get(who) ?? (await signInAs(page, who));
  sessions.set(who, session);
  await page.context().addCookies(session);
  await page.goto(to);
}

async function signInAs(page: Page, who: keyof typeof PEOPLE): Promise<Cookie[]> {
  const { email, password } = PEOPLE[who];
  await page.goto(href("/auth"));
  await signIn(page, email, password);
  await page.waitForURL((url) => url.pathname !== href("/auth"));
  // The proof lasts longer than the suite: a separate journey covers requests for a proof.
  await insideTheShop(({ db }) =>
    db.execute(sql`update sessions set proven_at = now() + interval '1 day'`),
  );
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name.includes("session"));
}

export async function openAsStaff(page: Page, number: string): Promise<void> {
  await openAs(page, "owner", href("/admin/orders"));
  // On a wide screen a click would open the order beside the list.
  await page.getByRole("link", { name: number, exact: true }).press("Enter");
  await page.getByRole("heading", { level: 1, name: number }).waitFor();
}

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Chooses an act of the open order: the next one, or one in the menu. */
export async function choose(page: Page, name: string): Promise<void> {
  const act = page.locator("main header").getByText(name, { exact: true });
  await act.waitFor({ state: "attached" });
  if (!(await act.isVisible())) await page.locator("summary", { hasText: /^More$/ }).click();
  await act.click();
}

/** Opens the menu of a row of a list. */
export async function openActs(page: Page, name: string): Promise<void> {
  await page.locator(`summary[aria-label="Actions for ${name}"]`).click();
}

/** Marks the open order as shipped, with no number on purpose. */
export async function shipWithoutNumber(page: Page): Promise<void> {
  await choose(page, "Mark as shipped…");
  await page.getByLabel("Ship without a tracking number").check();
  await shipAnyway(page);
  await press(page, "Mark as shipped");
}

/** The day of the test run decides whether a cold parcel needs the tick. */
export async function shipAnyway(page: Page): Promise<void> {
  const tick = page.getByLabel("Ship today anyway");
  if (await tick.isVisible()) await tick.check();
}

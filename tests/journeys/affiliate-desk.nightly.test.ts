import { eq } from "drizzle-orm";
import { href } from "react-router";
import { afterEach, expect, test } from "vitest";
import { customers } from "#app/people/customers/tables.server.ts";
import { expectNoAxeViolations } from "../axe.ts";
import { accountOf } from "../actor-of.ts";
import { openPage, screenshot } from "../browser.ts";
import { insideTheShop } from "./inside-the-shop.ts";
import { expectInvariants } from "./shop-invariants.ts";
import { openAs, press } from "./staff-desk.ts";

afterEach(expectInvariants);

/** What the browser says of a form that was refused. */
const REFUSALS = [/status of 4(?:09|22)/];
const ADD = href("/admin/affiliates/new");

/** A customer of a name that no other journey has. */
async function newCustomer(firstName: string) {
  return insideTheShop(async (ctx) => {
    const email = `${firstName.toLowerCase()}-${ctx.ids.newId().slice(-8)}@example.test`;
    const actor = await accountOf(ctx, "customer", { email });
    const userId = actor.kind === "user" ? actor.userId : "";
    await ctx.db
      .update(customers)
      .set({ firstName, lastName: "Linksalot" })
      .where(eq(customers.userId, userId));
    return email;
  });
}

test("an owner adds an affiliate, with each refusal in the spec's words, and suspends them", async () => {
  const email = await newCustomer("Imelda");
  const page = await openPage({ colorScheme: "dark", width: 1440, expectedProblems: REFUSALS });
  await openAs(page, "owner", ADD);
  const add = async (address: string, reason = "") => {
    await page.getByLabel("Customer’s email").fill(address);
    await page.getByLabel("Reason, if they haven’t bought anything yet").fill(reason);
    await press(page, "Add Affiliate");
  };
  await add("not an address");
  await page.getByRole("link", { name: "Please enter a valid email address" }).waitFor();
  await add("nobody-at-all@example.test");
  await page
    .getByRole("link", {
      name: "Customer with this email does not exist. They must register first.",
    })
    .waitFor();
  await add(email);
  await page.getByRole("link", { name: /This customer hasn’t bought anything yet/ }).waitFor();
  await expectNoAxeViolations(page);
  await add(email, "A writer whom we know");
  await page.getByRole("heading", { name: "Imelda Linksalot" }).waitFor();
  await page.getByText("Affiliate added successfully").waitFor();
  await expectNoAxeViolations(page);
  await page.getByText("Suspend", { exact: true }).first().click();
  await page.getByLabel("Reason (sent to the affiliate)").fill("Links in a forum");
  await page.getByRole("button", { name: "Suspend" }).click();
  await page.getByText("The affiliate is suspended.").waitFor();
  await screenshot(page, "affiliate-record");
  await page.goto(ADD);
  await add(email);
  await page.getByRole("link", { name: "This customer is already an affiliate" }).waitFor();
});

test.each([360, 1440])(
  "the pages of the programme are whole at %i px in the dark",
  async (width) => {
    const page = await openPage({ colorScheme: "dark", width });
    await openAs(page, "owner", href("/admin/affiliates"));
    for (const path of [
      href("/admin/affiliates"),
      href("/admin/affiliates/people"),
      href("/admin/affiliates/commissions"),
      href("/admin/affiliates/requests"),
      href("/admin/affiliates/settings"),
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect(wide, path).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
      await screenshot(page, `${path.replaceAll("/", "-").slice(1)}-${width}`);
    }
  },
);

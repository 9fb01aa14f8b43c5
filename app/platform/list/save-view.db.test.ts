import { expect, test } from "vitest";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { changeView } from "./change-view.server.ts";
import { viewsOf } from "./load-list.server.ts";
import { saveView } from "./save-view.server.ts";

const { ctx, as } = await testContext();
const manager = as(await accountOf(ctx, "manager"));
const packer = as(await accountOf(ctx, "fulfilment"));

const view = (name: string, isDefault = false) => ({
  list: "orders",
  name,
  query: "show=to-check",
  isDefault,
});

const named = async (of = manager) => (await viewsOf(of, "orders")).map(({ name }) => name);

async function viewCalled(name: string) {
  const found = (await viewsOf(manager, "orders")).find((one) => one.name === name);
  if (!found) throw new Error(`there is no view ${name}`);
  return found;
}

test("a view is one's own, and the same name changes it", async () => {
  await saveView(manager, view("Checks"));
  await saveView(manager, { ...view("checks"), query: "show=attention" });
  expect(await viewsOf(manager, "orders")).toMatchObject([
    { name: "checks", query: "show=attention", isDefault: false },
  ]);
  expect(await named(packer)).toEqual([]);
  expect(await viewsOf(manager, "discounts")).toEqual([]);
});

test("one view at most opens with the list, also of several at once", async () => {
  await Promise.all(["One", "Two", "Three"].map((name) => saveView(manager, view(name, true))));
  const defaults = (await viewsOf(manager, "orders")).filter(({ isDefault }) => isDefault);
  expect(defaults).toHaveLength(1);
  const { id } = await viewCalled("checks");
  await changeView(manager, { list: "orders", viewId: id }, { isDefault: true });
  expect((await viewCalled("checks")).isDefault).toBe(true);
  await changeView(manager, { list: "orders", viewId: id }, { isDefault: false });
  expect((await viewsOf(manager, "orders")).some(({ isDefault }) => isDefault)).toBe(false);
});

test("a view is renamed to what no other has, and deleted", async () => {
  const { id } = await viewCalled("One");
  const which = { list: "orders", viewId: id };
  expect(await changeView(manager, which, { name: "two" })).toMatchObject({ reason: "taken" });
  expect((await changeView(manager, which, { name: "ONE" })).ok).toBe(true);
  expect(await named()).toContain("ONE");
  expect((await changeView(manager, which, { remove: true })).ok).toBe(true);
  expect(await changeView(manager, which, { remove: true })).toMatchObject({ reason: "not_found" });
});

test("nobody changes another’s view, and a customer has none", async () => {
  const { id } = await viewCalled("Two");
  const which = { list: "orders", viewId: id };
  expect(await changeView(packer, which, { remove: true })).toMatchObject({ reason: "not_found" });
  const customer = as(await accountOf(ctx, "customer"));
  expect(await saveView(customer, view("Mine"))).toMatchObject({ reason: "forbidden" });
  expect(await changeView(customer, which, { remove: true })).toMatchObject({
    reason: "forbidden",
  });
});

test("there are 20 at most", async () => {
  for (let index = 0; index < 25; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await saveView(packer, view(`View ${index}`));
  }
  expect(await named(packer)).toHaveLength(20);
  expect(await saveView(packer, view("One more"))).toMatchObject({ reason: "too_many" });
});

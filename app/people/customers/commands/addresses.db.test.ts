import { expect, test } from "vitest";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { ownAddresses } from "../queries/own-addresses.server.ts";
import { MOST_ADDRESSES } from "../rules/address-terms.ts";
import { addAddress } from "./add-address.server.ts";
import { changeAddress } from "./change-address.server.ts";
import { removeAddress } from "./remove-address.server.ts";
import { setDefaultAddress } from "./set-default-address.server.ts";

const { ctx, db, at, as } = await testContext();

const facts = {
  firstName: "Lea",
  lastName: "Lim",
  phone: null,
  address: "12 Mango Avenue",
  addressLine2: null,
  barangay: null,
  city: "Cebu City",
  province: null,
  postalCode: null,
};

async function someone() {
  const userId = ctx.ids.newId();
  const actor = await accountOf(ctx, "customer", { userId });
  const own = as(actor);
  let minute = 10;
  const add = async (address: string, key = ctx.ids.newId()) => {
    minute += 1;
    const when = { ...at(`2026-11-21T12:${minute}:00Z`), actor };
    const added = await addAddress(when, { key, facts: { ...facts, address } });
    return { key, added };
  };
  const shown = async () =>
    (await ownAddresses(db, userId)).map(({ address, isDefault }) => [address, isDefault]);
  return { userId, own, add, shown };
}

test("the first address is offered first, until another one is", async () => {
  const lea = await someone();
  await lea.add("1 Mango");
  const { key } = await lea.add("2 Papaya");
  expect(await lea.shown()).toEqual([
    ["1 Mango", true],
    ["2 Papaya", false],
  ]);
  expect(await setDefaultAddress(lea.own, key)).toEqual({ ok: true });
  expect(await lea.shown()).toEqual([
    ["2 Papaya", true],
    ["1 Mango", false],
  ]);
  expect(await removeAddress(lea.own, key)).toEqual({ ok: true });
  expect(await lea.shown()).toEqual([["1 Mango", true]]);
  expect(await removeAddress(lea.own, key)).toEqual({ ok: false, reason: "not_found" });
});

test("a form that is sent twice adds one address, also at once", async () => {
  const lea = await someone();
  const key = ctx.ids.newId();
  await Promise.all([lea.add("1 Mango", key), lea.add("1 Mango", key)]);
  expect(await lea.shown()).toEqual([["1 Mango", true]]);
});

test("of many at once no more are saved than there may be, and one is the default", async () => {
  const lea = await someone();
  for (let n = 1; n < MOST_ADDRESSES; n += 1) await lea.add(`${n} Mango`);
  const last = await Promise.all([lea.add("A"), lea.add("B"), lea.add("C")]);
  expect(last.filter(({ added }) => added.ok)).toHaveLength(1);
  const shown = await lea.shown();
  expect(shown).toHaveLength(MOST_ADDRESSES);
  expect(shown.filter(([, isDefault]) => isDefault)).toHaveLength(1);
});

test("defaults that are chosen at once leave one", async () => {
  const lea = await someone();
  const keys = [(await lea.add("1")).key, (await lea.add("2")).key, (await lea.add("3")).key];
  await Promise.all(keys.map((key) => setDefaultAddress(lea.own, key)));
  expect((await lea.shown()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
});

test("an address keeps its second line until its owner empties it", async () => {
  const lea = await someone();
  const key = ctx.ids.newId();
  const typed = { ...facts, addressLine2: "Unit 4B, Mango Tower" };
  expect(await addAddress(lea.own, { key, facts: typed })).toEqual({ ok: true });
  const saved = async () => (await ownAddresses(db, lea.userId))[0];
  expect(await saved()).toMatchObject({ addressLine2: "Unit 4B, Mango Tower" });
  const change = { id: key, version: 1, facts: { ...facts, addressLine2: null } };
  expect(await changeAddress(lea.own, change)).toEqual({ ok: true });
  expect(await saved()).toMatchObject({ addressLine2: null });
});

test("a form of an older version is refused", async () => {
  const lea = await someone();
  const { key: id } = await lea.add("1 Mango");
  const change = (address: string) =>
    changeAddress(lea.own, { id, version: 1, facts: { ...facts, address } });
  expect(await change("2 Papaya")).toEqual({ ok: true });
  expect(await change("3 Guava")).toEqual({ ok: false, reason: "changed_meanwhile" });
  expect(await lea.shown()).toEqual([["2 Papaya", true]]);
});

test("somebody else's address is not there, and a visitor has none", async () => {
  const [lea, mia] = [await someone(), await someone()];
  const { key: id } = await lea.add("1 Mango");
  const none = { ok: false, reason: "not_found" };
  expect(await changeAddress(mia.own, { id, version: 1, facts })).toEqual(none);
  expect(await removeAddress(mia.own, id)).toEqual(none);
  expect(await setDefaultAddress(mia.own, id)).toEqual(none);
  expect(await removeAddress(mia.own, "nonsense")).toEqual(none);
  expect((await mia.add("hers", id)).added.ok).toBe(true);
  expect(await mia.shown()).toEqual([]);
  expect(await lea.shown()).toEqual([["1 Mango", true]]);
  const refused = { ok: false, reason: "forbidden" };
  expect(await addAddress(as("visitor"), { key: ctx.ids.newId(), facts })).toEqual(refused);
  expect(await setDefaultAddress(as("visitor"), id)).toEqual(refused);
});

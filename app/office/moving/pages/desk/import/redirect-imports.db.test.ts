import { expect, test } from "vitest";
import { makeCategory, makeProduct } from "#app/goods/catalog/factories.ts";
import { carryOut } from "#app/running/imports/commands/carry-out/carry-out.server.ts";
import { revertImport } from "#app/running/imports/commands/revert-import.server.ts";
import { itemsOf } from "#app/running/imports/queries/list-items.server.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { apply, fileOf, upload } from "../../../factories.ts";
import { findNewAddress } from "../../../queries/find-new-address.server.ts";
import { movingMessages as say } from "../../../texts/staff.ts";
import { redirectImports } from "./redirect-imports.server.ts";

const { ctx, db, as } = await testContext();
const owner = as(await accountOf(ctx, "admin"));
await makeProduct(ctx, { name: "Glow", slug: "glow" });
await makeCategory(ctx, { name: "Skin", slug: "skin" });

const rows = [
  ["/pages/About-Us/", "/learn"],
  ["/old-glow", "/products/glow"],
  ["/a", "/b"],
  ["/b", "/a"],
  ["/out", "https://evil.example"],
  ["/same", "/same/"],
  ["/pages/about-us", "/faq"],
  ["/", "/learn"],
].map(([from = "", to = ""]) => ({ "Redirect from": from, "Redirect to": to }));

test("old addresses lead to pages of this shop, until the import is reverted", async () => {
  const importId = await upload(owner, redirectImports, fileOf(rows));
  expect((await itemsOf(db, importId)).map(({ problem }) => problem)).toEqual([
    null,
    null,
    null,
    null,
    say.badTo,
    say.ownPath,
    say.pathTwice(2),
    say.badFrom,
  ]);
  await apply(owner, redirectImports, importId);
  const ends = async () =>
    Promise.all(
      ["/Pages/about-us", "/old-glow/", "/a", "/b", "/out", "/nothing"].map((path) =>
        findNewAddress(db, path),
      ),
    );
  const nowhere = [undefined, undefined, undefined, undefined];
  expect(await ends()).toEqual(["/learn", "/product/glow", ...nowhere]);
  const other = [{ "Redirect from": "/old-glow", "Redirect to": "/faq" }];
  const again = await upload(owner, redirectImports, fileOf(other));
  expect((await itemsOf(db, again))[0]?.problem).toBe(say.pathKnown("/products/glow"));
  await revertImport(owner, redirectImports, importId);
  await carryOut(owner, redirectImports, importId);
  expect(await ends()).toEqual([undefined, undefined, ...nowhere]);
});

test.each([
  ["/products/glow", "/product/glow"],
  ["/collections/all/products/glow", "/product/glow"],
  ["/collections/skin", "/products/skin"],
  ["/product-category/care/skin/", "/products/skin"],
  ["/products/unknown", undefined],
])("without a redirect, %s leads to %s", async (path, to) => {
  expect(await findNewAddress(db, path)).toBe(to);
});

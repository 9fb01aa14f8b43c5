import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTINGS } from "./definitions.ts";

/** The product id of calendar files contains the program's name, not the shop's. */
const MAY_NAME_IT = /\.test\.tsx?$|rules\/definitions\.ts$|calendar-file\.ts$/;

test("the shop's name is typed out nowhere: it is a setting", () => {
  const naming = globSync("app/**/*.{ts,tsx}").filter(
    (file) =>
      !MAY_NAME_IT.test(file) && readFileSync(file, "utf8").includes(SETTINGS.site_name.default),
  );
  expect(naming).toEqual([]);
});

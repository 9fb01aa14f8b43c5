import { expect, test } from "vitest";
import { systemIds } from "#app/platform/access/ids.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { openPass, sealPass } from "./contact-page.server.ts";

const sealers = createSealers("a secret that only this test knows");
const pass = { key: systemIds.newId(), shownAt: new Date("2026-11-21T02:00:00Z"), asked: false };

test("a pass comes back as it was given out", () => {
  expect(openPass(sealers, sealPass(sealers, pass))).toEqual(pass);
});

test.each([
  ["nothing", ""],
  ["an older day, made up", Buffer.from(JSON.stringify(pass)).toString("base64url")],
  ["one of another shop", sealPass(createSealers("another"), pass)],
  ["what was sealed for something else", sealers.for("pm_assessment").seal(JSON.stringify(pass))],
  ["another text of ours", sealers.for("contact form").seal('{"key":"1"}')],
])("%s is no pass", (_, sealed) => {
  expect(openPass(sealers, sealed)).toBeUndefined();
});

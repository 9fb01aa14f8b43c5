import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { healthWordIn } from "../../../rules/health-words.ts";
import { MAIL_KINDS, isMailKind } from "../../../rules/mail-kinds.ts";
import { variablesIn } from "../../../rules/wording-pattern.ts";
import { rewordText } from "../../../rules/wordings.ts";
import { slotsOf, textsOf } from "./find-slots.ts";
import { MAIL_GALLERY } from "./mail-gallery.ts";
import { SAMPLE_DATA } from "./sample-data.ts";

const KINDS = Object.keys(MAIL_GALLERY).filter(isMailKind);
/** Staff write these mails anew each time. */
const UNWORDED = new Set(["purchase-order", "campaign"]);

test("every kind of mail is in the gallery, under a name of its own", () => {
  expect(KINDS.toSorted()).toEqual(Object.keys(MAIL_KINDS).toSorted());
  const names = KINDS.map((kind) => MAIL_GALLERY[kind].name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("every template of the modules is in the gallery", () => {
  const templates = globSync("app/*/*/emails/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export function (\w+Mail)\(/gm)].map(
      ([, name]) => name,
    ),
  );
  const shown = KINDS.flatMap((kind) =>
    MAIL_GALLERY[kind]
      .samples(SAMPLE_DATA[0])
      .map(({ element: { type } }) => (typeof type === "string" ? type : type.name)),
  );
  expect(new Set(shown)).toEqual(new Set(templates));
});

test("no module queues a mail around the settings and the words of staff", () => {
  const files = globSync("app/**/*.ts");
  const around = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => readFileSync(file, "utf8").includes("platform/mail/queue-mail.server"));
  expect(around).toEqual(["app/running/mailing/commands/queue-shop-mail.server.ts"]);
});

describe.each(KINDS)("%s", (kind) => {
  const { slots, known } = slotsOf(kind);

  it("has words that staff can change, each sent when they do", () => {
    expect(slots.length > 0).toBe(!UNWORDED.has(kind));
    for (const slot of slots) {
      const own = ["Own words", ...variablesIn(slot.pattern).map((name) => `{${name}}`)].join(" ");
      for (const data of SAMPLE_DATA) {
        const changed = MAIL_GALLERY[kind]
          .samples(data)
          .flatMap((sample) =>
            textsOf(sample).filter(
              ({ place, text }) =>
                rewordText([{ ...slot, own }], sample.values, place, text) !== text,
            ),
          );
        expect(changed, slot.pattern).not.toEqual([]);
      }
    }
  });

  it("offers only variables that say something in each of its mails", () => {
    for (const data of SAMPLE_DATA) {
      for (const { values } of MAIL_GALLERY[kind].samples(data)) {
        for (const name of known) expect(values[name]).toBeTruthy();
      }
    }
  });

  it("says nothing of health in a subject to a customer", () => {
    if (MAIL_KINDS[kind].to !== "customer") return;
    for (const data of SAMPLE_DATA) {
      for (const { subject } of MAIL_GALLERY[kind].samples(data)) {
        expect(healthWordIn(subject)).toBeUndefined();
        expect(subject).not.toContain(data.product);
      }
    }
  });
});

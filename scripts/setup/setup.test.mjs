import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setup } from "./setup.mjs";

const OWNER = "https://shop.example/admin-auth/token";
let folder;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), "setup-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs it on a machine that only notes what is done to it; `replies` are lines that are typed. */
async function setUp(replies, machine = {}) {
  const [done, said] = [[], []];
  const note =
    (name) =>
    async (...words) =>
      void done.push([name, ...words].join(" "));
  const names = ["addAccount", "giveToGroup", "runAs"];
  const noted = Object.fromEntries(names.map((name) => [name, note(name)]));
  const whole = { ...noted, tryMail: async () => {}, startService: async () => OWNER, ...machine };
  const settings = path.join(folder, "settings");
  const ask = async (text) => {
    said.push(text);
    return replies.shift();
  };
  const run = setup({
    root: "/opt/me",
    settings,
    machine: whole,
    ask,
    say: (line) => said.push(line),
  });
  const problem = await run.then(
    () => undefined,
    (error) => error.userMessage ?? error.message,
  );
  const text = existsSync(settings) ? readFileSync(settings, "utf8") : undefined;
  return { done, said, problem, settings, text };
}

const ANSWERS = ["https://shop.example", "smtps://me:pw@mail.example:465", "/mnt/backups"];

test.each([
  ["/mnt/backups", "/mnt/backups"],
  ["https://key:secret@s3.example/bucket", undefined],
])("the service may write to a place for backups that is a folder: %s", async (place, folder) => {
  const given = [];
  const startService = async (...words) => void given.push(words);
  await setUp([ANSWERS[0], "", place], { startService });
  expect(given).toEqual([["/opt/me/deploy/project-me.service", folder]]);
});

test("three answers make a shop, whose owner's address comes last", async () => {
  const { done, said, text, settings } = await setUp([...ANSWERS]);
  expect(text).toMatch(/^NODE_ENV=production$/m);
  expect(text).toMatch(/^APP_SECRET=[\w+/]{43}=$/m);
  expect(text).toMatch(/^MAIL_FROM=hello@shop\.example$/m);
  for (const answer of ANSWERS) expect(text).toContain(`=${answer}\n`);
  expect(statSync(settings).mode & 0o777).toBe(0o640);
  expect(done).toEqual([
    "addAccount project-me /srv/shop",
    `giveToGroup ${settings} project-me`,
    "runAs project-me /opt/me/bin/project-me seed,empty-shop",
  ]);
  expect(said.slice(-2)).toEqual(["Open this address to become the owner:", `  ${OWNER}`]);
});

test("an answer that can't be used is asked for again, and two may wait", async () => {
  const { said, text } = await setUp(["shop.example", "http://shop.example", ANSWERS[0], "", ""]);
  expect(said.filter((line) => line === "It begins with https:// and has no path.")).toHaveLength(
    2,
  );
  expect(text).not.toMatch(/SMTP_URL|BACKUP_URL/);
  expect(said.join("\n")).toContain("no mail leaves the shop");
});

test("a mail server that refuses the shop is named, and the shop opens all the same", async () => {
  const tryMail = async () => "535 wrong password";
  const { said, text, problem } = await setUp([...ANSWERS], { tryMail });
  expect(problem).toBeUndefined();
  expect(text).toContain("SMTP_URL=");
  expect(said.join("\n")).toContain("The mail server does not accept the shop: 535 wrong password");
});

test("what fails can be tried again from the start", async () => {
  const runAs = () => Promise.reject(new Error("the disk is full"));
  const { text, problem } = await setUp([...ANSWERS], { runAs });
  expect([text, problem]).toEqual([undefined, "the disk is full"]);
  expect((await setUp([...ANSWERS])).problem).toBeUndefined();
});

test("no secret is lost that the database may know", async () => {
  const secrets = [];
  const note = (name) => async () => {
    secrets.push(readFileSync(path.join(folder, "settings"), "utf8").match(/^APP_SECRET=.+$/m)[0]);
    if (name) throw new Error(name);
  };
  await setUp([...ANSWERS], { runAs: note("the disk is full") });
  const { problem, text } = await setUp([...ANSWERS], {
    runAs: note(),
    startService: note("the shop does not answer"),
  });
  expect(problem).toBe("the shop does not answer");
  expect(new Set(secrets).size).toBe(1);
  expect(text).toContain(secrets[0]);
});

test("a shop that is set up stays as it is", async () => {
  writeFileSync(path.join(folder, "settings"), "APP_SECRET=kept\n");
  const { text, problem, said } = await setUp([...ANSWERS]);
  expect(problem).toContain("so the shop is set up");
  expect([text, said]).toEqual(["APP_SECRET=kept\n", []]);
});

test("without systemd it says how the shop is started", async () => {
  const { said } = await setUp([...ANSWERS], { startService: async () => undefined });
  expect(said.at(-1)).toBe("  runuser -u project-me -- /opt/project-me/bin/project-me start");
});

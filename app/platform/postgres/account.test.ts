import { expect, test } from "vitest";
import { chooseAccount, ownerAccount } from "./account.server.ts";

const nobody = "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n";
const postgres = "postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash\n";
const root = { uid: 0, gid: 0, known: true, passwd: `root:x:0:0::/root:/bin/sh\n${nobody}` };
const person = { ...root, uid: 1000, gid: 1001 };

test.each([
  ["root with a postgres account", { ...root, passwd: nobody + postgres }, 101, 104, true],
  ["root without one", root, 65534, 65534, true],
  ["a person", person, 1000, 1001, false],
])("%s runs the server as uid %i", (_who, machine, uid, gid, other) => {
  expect(chooseAccount(machine)).toEqual({ uid, gid, other });
});

test.each([
  ["a uid without passwd entry", { ...person, known: false }, /uid 1000.*DATABASE_URL/],
  ["root on a machine without accounts", { ...root, passwd: "" }, /nobody.*DATABASE_URL/],
])("%s is refused in one line", (_who, machine, message) => {
  expect(() => chooseAccount(machine)).toThrow(message);
});

test("files that are there are served as their owner, by the owner or by root", () => {
  const owner = { uid: 1000, gid: 1001 };
  expect(ownerAccount(person, owner, "/shop")).toEqual({ ...owner, other: false });
  expect(ownerAccount(root, owner, "/shop")).toEqual({ ...owner, other: true });
});

test.each([
  ["a stranger", { ...person, uid: 1002 }, { uid: 1000, gid: 1001 }],
  ["root, when root owns them", root, { uid: 0, gid: 0 }],
])("%s cannot serve files of another", (_who, machine, owner) => {
  expect(() => ownerAccount(machine, owner, "/shop")).toThrow(/\/shop.*owner/);
});

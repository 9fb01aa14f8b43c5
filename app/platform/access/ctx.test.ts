import { expect, test } from "vitest";
import { actorOf } from "#tests/actor-of.ts";
import { systemActor } from "./actor.ts";
import { signedIn } from "./ctx.server.ts";

test("whoever is signed in is answered", () => {
  const actor = actorOf("customer");
  expect(signedIn({ actor })).toBe(actor);
});

test.each([actorOf("visitor"), systemActor("jobs")])("$kind has no account", (actor) => {
  expect(() => signedIn({ actor })).toThrow("the policy table");
});

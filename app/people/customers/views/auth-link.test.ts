import { expect, test } from "vitest";
import { authLink } from "./auth-link.ts";

test("the address to go on to stays whole", () => {
  expect(authLink("signup", "/order/abc?x=1&y=2")).toBe(
    "/auth?tab=signup&next=%2Forder%2Fabc%3Fx%3D1%26y%3D2",
  );
  expect(authLink("signin", null)).toBe("/auth?tab=signin");
});

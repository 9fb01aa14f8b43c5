import { expect, it } from "vitest";
import { isMenuFolded, menuCookie } from "./menu-cookie.ts";

it("the browser remembers that the menu is folded, until it is unfolded", () => {
  const [folded] = menuCookie(true).split(";");
  expect(folded).toBeDefined();
  expect(isMenuFolded(`a=b; ${folded}; c=d`)).toBe(true);
  expect(isMenuFolded(menuCookie(false))).toBe(false);
  expect(isMenuFolded(null)).toBe(false);
  expect(isMenuFolded("xpm_menu=folded")).toBe(false);
});

const A_YEAR = 60 * 60 * 24 * 365;

/** Whether this browser shows the menu as icons. It is no secret, so a script may write it too. */
export function isMenuFolded(cookies: string | null): boolean {
  return /(?:^|;\s*)pm_menu=folded(?:;|$)/.test(cookies ?? "");
}

export function menuCookie(folded: boolean): string {
  const value = folded ? `folded; Max-Age=${A_YEAR}` : "; Max-Age=0";
  return `pm_menu=${value}; Path=/; SameSite=Lax`;
}

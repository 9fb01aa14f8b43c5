/** The first thing the Tab key reaches; `href` names the id of the page's main element. */
export function SkipLink({ href = "#content", children }: { href?: string; children: string }) {
  return (
    <a
      className="sr-only rounded-pill bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-2.5"
      href={href}
    >
      {children}
    </a>
  );
}

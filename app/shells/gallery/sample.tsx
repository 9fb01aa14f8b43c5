import { createContext, use, type ReactNode } from "react";

export type Theme = "light" | "dark";

export const ThemeContext = createContext<Theme>("light");

/** Names and ids of one theme's samples, since the page has each of them twice. */
export function useOwn(): (name: string) => string {
  const theme = use(ThemeContext);
  return (name) => `${theme}-${name}`;
}

type SamplesProps = { title: string; children: ReactNode };

export function Samples({ title, children }: SamplesProps) {
  return (
    <section className="grid gap-5">
      <h3 className="border-b border-line pb-2 text-xl">{title}</h3>
      {children}
    </section>
  );
}

/** One state, with a word for it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{name}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

import { isDay } from "#app/lib/is-day.ts";

/** What the log is about, in the words of its page, by the types of its subjects. */
export const LOG_AREAS = {
  orders: { label: "Orders", types: ["order"] },
  products: { label: "Products and stock", types: ["product", "category", "search_synonym"] },
  lots: { label: "Lots", types: ["lot"] },
  discounts: { label: "Discounts", types: ["discount", "discount_batch", "discounts"] },
  customers: { label: "Customers", types: ["customer", "customers", "subscription"] },
  care: {
    label: "Doctors and assessments",
    types: ["doctor", "booking", "consultation_type", "assessment", "assessment_rules"],
  },
  support: { label: "Support and reviews", types: ["ticket", "review"] },
  content: { label: "Texts", types: ["article", "document", "faq", "text"] },
  access: { label: "Access", types: ["user", "network", "invitation"] },
  settings: { label: "Settings and backups", types: ["settings", "backup"] },
} as const satisfies Record<string, { label: string; types: readonly string[] }>;

export type LogArea = keyof typeof LOG_AREAS;

/** The shop itself, among the people who do something. */
export const BY_THE_SHOP = "shop";

export type LogFilter = {
  area: LogArea | undefined;
  /** The id of a person's account, or `BY_THE_SHOP`. */
  by: string | undefined;
  /** Calendar days in Manila, both included. */
  from: string | undefined;
  to: string | undefined;
};

/** The entry after which a page of the log goes on. */
export type LogCursor = { at: Date; id: string };

/** The filter in an address; what is no filter is left out. */
export function readLogFilter(params: URLSearchParams): LogFilter {
  const said = (name: string) => params.get(name)?.trim() || undefined;
  const area = said("area");
  const day = (name: string) => {
    const text = said(name);
    return text && isDay(text) ? text : undefined;
  };
  const by = said("by");
  return {
    area: area && isArea(area) ? area : undefined,
    by: by && /^[\w-]{1,64}$/.test(by) ? by : undefined,
    from: day("from"),
    to: day("to"),
  };
}

export function isFiltered(filter: LogFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** As `readLogFilter` reads it. */
export function filterQuery(filter: LogFilter, after?: LogCursor): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value);
  if (after) params.set("after", `${after.at.getTime()}.${after.id}`);
  return params.size === 0 ? "" : `?${params}`;
}

export function readCursor(text: string | null): LogCursor | undefined {
  const [, ms, id] =
    /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text ?? "") ?? [];
  return ms && id ? { at: new Date(Number(ms)), id } : undefined;
}

function isArea(text: string): text is LogArea {
  return Object.hasOwn(LOG_AREAS, text);
}

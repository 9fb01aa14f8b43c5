import { shownTab, viewQuery, withTab, writeListQuery } from "#app/lib/list/list-query.ts";
import { TabsNav, type TabItem } from "../tabs-nav.tsx";
import { addressOf, type ListAddress } from "./list-address.ts";
import { listWords as say } from "./list-words.ts";

type ListTabsProps = { at: ListAddress; counts: Readonly<Record<string, number | undefined>> };

export function ListTabs({ at, counts }: ListTabsProps) {
  const { path, spec, list } = at;
  const own = list.views.find(({ query }) => query === viewQuery(spec, list.query));
  const tabs = (spec.tabs?.choices ?? []).map(({ value, label }): TabItem => {
    const count = counts[value];
    return {
      to: addressOf(at, withTab(spec, list.query, value)),
      label: count === undefined ? label : `${label} (${count.toLocaleString("en")})`,
      current: own === undefined && shownTab(spec, list.query) === value,
    };
  });
  const views = list.views.map((view): TabItem => {
    return { to: `${path}?${view.query}`, label: view.name, current: view === own };
  });
  const start =
    tabs.length === 0 && views.length > 0
      ? [
          {
            to: addressOf(at, { search: "", filters: {}, sort: spec.sort }),
            label: say.all,
            current: writeListQuery(spec, list.query) === "",
          },
        ]
      : [];
  const items = [...start, ...tabs, ...views];
  return items.length > 0 && <TabsNav items={items} label={spec.tabs?.label ?? say.tabs} />;
}

import { TabsNav } from "#app/ui/tabs-nav.tsx";
import type { Place } from "./find-place.ts";
import type { Waiting } from "./menu-row.tsx";
import { frameMessages as say } from "./texts.ts";

type SectionTabsProps = { place: Place | undefined; waiting: Waiting };

/** The pages of the section, for which a menu of icons has no room. */
export function SectionTabs({ place, waiting }: SectionTabsProps) {
  if (!place) return null;
  const { section, page } = place;
  return (
    <div className="desk-tabs">
      <TabsNav
        items={section.pages.map(({ to, label }) => ({
          to,
          label: waiting[to] ? `${label} (${waiting[to]})` : label,
          current: to === page.to,
        }))}
        label={say.pagesOf(section.label)}
      />
    </div>
  );
}

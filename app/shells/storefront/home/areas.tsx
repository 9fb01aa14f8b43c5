import { href } from "react-router";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { AreaCard, type Area } from "./area-card.tsx";
import { homeMessages as say } from "./texts.ts";

/** The categories as ways in; `failed` where the database did not say which there are. */
export function Areas({ areas, failed }: { areas: readonly Area[]; failed: boolean }) {
  return (
    <Section title={say.areas}>
      {areas.length === 0 ? (
        <NoAreas failed={failed} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
          {areas.map((area) => (
            <AreaCard area={area} key={area.slug} />
          ))}
        </ul>
      )}
      <Unsure />
    </Section>
  );
}

function NoAreas({ failed }: { failed: boolean }) {
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      <AnchorButton href={href("/products")}>{say.browse}</AnchorButton>
      {failed && (
        <AnchorButton href={href("/")} variant="secondary">
          {say.retry}
        </AnchorButton>
      )}
      <span data-when="staff">
        <AnchorButton href={href("/admin/categories")} variant="secondary">
          {say.toStaff}
        </AnchorButton>
      </span>
    </div>
  );
  return <EmptyState action={action} level={3} title={say.noCategories} />;
}

function Unsure() {
  return (
    <Card
      className="mt-4 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 md:mt-6"
      padding="roomy"
    >
      <div className="grid gap-2">
        <h3 className="text-2xl">{say.unsure}</h3>
        <p className="measure text-ink-soft">{say.unsureText}</p>
      </div>
      <AnchorButton href={href("/assessment")} variant="secondary">
        {say.unsureLink}
      </AnchorButton>
    </Card>
  );
}

import type { ComponentProps } from "react";
import { Tags } from "#app/running/tags/components/tags.tsx";
import { tagMessages } from "#app/running/tags/texts/staff.ts";
import { Card } from "#app/ui/card.tsx";
import { customerTagTexts as say } from "../../texts/staff-tags.ts";

const INTENTS = { tag: "tag", untag: "untag" };

/** What staff tagged a customer with. */
export function TagsCard(props: Pick<ComponentProps<typeof Tags>, "tags" | "offered" | "failure">) {
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-xl">{tagMessages.title}</h2>
        <p className="text-sm text-ink-soft">{say.lead}</p>
      </div>
      <Tags {...props} act="customers.tag" hint={say.addHint} intents={INTENTS} />
    </Card>
  );
}

import { href } from "react-router";
import { StillLife } from "#app/goods/catalog/components/still-life.tsx";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import type { ImprintLine } from "#app/running/settings/views/imprint.ts";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/button.tsx";
import type { StepList } from "./about-steps.ts";
import { helpMessages } from "./texts.ts";

const say = helpMessages.about;

type AboutTrustProps = {
  owner: readonly ImprintLine[];
  lists: readonly StepList[];
  /** A picture of a parcel. */
  parcel: PictureFile | undefined;
};

/** Who runs the shop, how parcels travel, and what happens with a bad one. */
export function AboutTrust({ owner, lists, parcel }: AboutTrustProps) {
  return (
    <div className="mt-12 grid gap-6">
      {owner.length > 0 && <Owner lines={owner} />}
      {lists.map((list) => (
        <Steps
          key={list.id}
          list={list}
          picture={list.id === "cold-parcels" ? parcel : undefined}
        />
      ))}
      {lists.length > 0 && (
        <p>
          <TextLink to={href("/shipping-returns")}>{say.shipping}</TextLink>
        </p>
      )}
    </div>
  );
}

function Owner({ lines }: { lines: readonly ImprintLine[] }) {
  return (
    <Card aria-labelledby="owner" as="section" padding="roomy">
      <h2 className="mb-4 text-2xl" id="owner">
        {say.owner}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {lines.map(({ label, text }) => (
          <div className="sm:contents" key={label}>
            <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type StepsProps = { list: StepList; picture: PictureFile | undefined };

function Steps({ list: { id, title, steps }, picture }: StepsProps) {
  return (
    <Card aria-labelledby={id} as="section" padding="roomy" tint="sea">
      {picture && (
        <StillLife
          className="mb-6 rounded-card"
          file={picture}
          sizes="(min-width: 48rem) 38rem, 90vw"
        />
      )}
      <h2 className="mb-4 text-2xl" id={id}>
        {title}
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li className="grid grid-cols-[2rem_1fr] gap-3" key={step}>
            <span
              aria-hidden="true"
              className="figures grid size-8 place-items-center rounded-pill bg-paper text-sm font-semibold"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

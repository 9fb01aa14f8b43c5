import { href } from "react-router";
import { plainSource, sourcesOf } from "#app/goods/catalog/views/picture-sources.ts";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { EvidenceLink } from "#app/running/settings/components/evidence-link.tsx";
import type { ShownClaim } from "#app/running/settings/views/show-claims.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Page } from "#app/ui/page.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { homeMessages as say } from "./texts.ts";

const WIDE = "(min-width: 64rem)";

type HeroProps = {
  picture: PictureFile | undefined;
  claims: readonly ShownClaim[];
  /** Footnotes that explain the claims. */
  notes: readonly string[];
};

/** The headline is on the picture's empty left side, or above it on narrow screens. */
export function Hero({ picture, claims, notes }: HeroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-moss-soft">
      <Page className="lg:grid lg:min-h-[38rem] lg:grid-cols-2 lg:items-center">
        <div className="grid gap-4 pt-5 pb-2 md:gap-6 md:pt-16 lg:py-24">
          <h1 className="text-4xl">{say.headline}</h1>
          <p className="max-w-[32rem] text-ink-soft md:text-lg">{say.lead}</p>
          <div className="flex flex-wrap gap-3">
            <AnchorButton size="large" href={href("/assessment")}>
              {say.start}
            </AnchorButton>
            <AnchorButton size="large" href={href("/products")} variant="secondary">
              {say.browse}
            </AnchorButton>
          </div>
          {claims.length > 0 && (
            <ul className="grid max-w-[32rem] auto-cols-fr grid-flow-col gap-4 border-t border-line-strong/40 pt-3 md:pt-4">
              {claims.map((claim) => (
                <li className="text-sm leading-5 text-ink-soft" key={claim.text}>
                  <strong className="figures block font-display text-xl font-normal text-ink md:text-2xl">
                    {claim.figure}
                  </strong>{" "}
                  <span className="block">{claim.text}</span>
                  <EvidenceLink claim={claim} />
                </li>
              ))}
            </ul>
          )}
          {notes.map((note) => (
            <p className="-mt-3 max-w-[32rem] text-sm text-ink-soft" key={note}>
              {note}
            </p>
          ))}
        </div>
      </Page>
      {picture && (
        <Picture
          {...plainSource(picture, "phone")}
          alt={say.heroPicture}
          className={PLACE}
          loading="first"
          // Two picture pixels per phone pixel are sharp, and 720 wide is half of 1080.
          sizes="(min-width: 48rem) 100vw, 75vw"
          sources={[...sourcesOf(picture, "wide", { when: WIDE }), ...sourcesOf(picture, "phone")]}
        />
      )}
    </div>
  );
}

/** On narrow screens the picture fades in below the text; on wide screens it is the background. */
const PLACE =
  "-z-1 max-lg:relative max-lg:-mt-10 max-lg:mask-[linear-gradient(to_bottom,transparent,black_18%)] lg:absolute lg:inset-0";

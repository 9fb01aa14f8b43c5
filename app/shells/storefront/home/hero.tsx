import { href } from "react-router";
import { plainSource, sourcesOf } from "#app/goods/catalog/views/picture-sources.ts";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { ClaimRow, type ProvenClaim } from "#app/running/content/components/claim-proof.tsx";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Page } from "#app/ui/page.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { homeMessages as say } from "./texts.ts";

const WIDE = "(min-width: 64rem)";

type HeroProps = { picture: PictureFile | undefined; claims: readonly ProvenClaim[] };

/**
 * The headline is on the picture's empty left side, or below it on narrow screens, where all of it
 * fits above the bar of a small phone. The picture comes first in the document too, so the text does
 * not move while the page loads. The evidence of a claim opens over the next section.
 */
export function Hero({ picture, claims }: HeroProps) {
  return (
    <div className="relative isolate z-1 flex flex-col bg-moss-soft">
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
      <Page className="lg:grid lg:min-h-[38rem] lg:grid-cols-2 lg:items-center">
        <div className="grid gap-3 pb-3 md:gap-6 md:pb-10 lg:py-24">
          <h1 className="text-4xl max-md:text-[2.25rem]">{say.headline}</h1>
          <p className="max-w-[32rem] text-ink-soft max-md:leading-snug md:text-lg">{say.lead}</p>
          <div className="flex flex-wrap gap-2 md:gap-3">
            <AnchorButton className={BUTTON} size="large" href={href("/assessment")}>
              {say.start}
            </AnchorButton>
            <AnchorButton
              className={BUTTON}
              size="large"
              href={href("/products")}
              variant="secondary"
            >
              {say.browse}
            </AnchorButton>
          </div>
          {claims.length > 0 && <ClaimRow claims={claims} />}
        </div>
      </Page>
    </div>
  );
}

/** Narrow enough for both in a row of 360 pixels. */
const BUTTON = "max-md:min-h-12 max-md:px-3.5 max-md:text-[0.9375rem]";

/** On narrow screens the picture fades into the text below; on wide screens it is the background. */
const PLACE =
  "-z-1 max-lg:-mb-4 max-lg:h-52 max-lg:mask-[linear-gradient(to_top,transparent,black_18%)] md:max-lg:h-96 lg:absolute lg:inset-0";

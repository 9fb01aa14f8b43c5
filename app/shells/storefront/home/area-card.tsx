import { ArrowRight } from "lucide-react";
import { href } from "react-router";
import { plainSource, sourcesOf } from "#app/goods/catalog/views/picture-sources.ts";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { Card } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { homeMessages as say } from "./texts.ts";

export type Area = {
  name: string;
  slug: string;
  description: string;
  tint: Tint;
  picture: PictureFile | undefined;
  /** At most three names, the best selling first. */
  popular: string[];
};

/** The picture's edge towards the text melts into the tile. */
const PLACE =
  "max-lg:aspect-16/9 max-lg:mask-[linear-gradient(to_top,transparent,black_30%)] lg:order-last lg:mask-[linear-gradient(to_right,transparent,black_35%)]";

/** The whole tile is the link's target; its picture is decoration. */
export function AreaCard({ area }: { area: Area }) {
  const { name, slug, description, tint, picture, popular } = area;
  return (
    <Card
      as="li"
      className="whole-card group relative grid grid-rows-[auto_1fr] lg:grid-cols-[1fr_42%] lg:grid-rows-1"
      padding="none"
      tint={tint}
    >
      {picture && (
        <Picture
          {...plainSource(picture, "tile")}
          alt=""
          className={PLACE}
          sizes="(min-width: 75rem) 16rem, (min-width: 64rem) 20vw, (min-width: 48rem) 48vw, 100vw"
          sources={sourcesOf(picture, "tile")}
        />
      )}
      <div className="flex flex-col gap-6 p-6 md:p-8">
        <div className="grid gap-2">
          <h3 className="text-2xl">{name}</h3>
          <p className="measure">{description}</p>
        </div>
        {popular.length > 0 && (
          <div className="grid gap-1">
            <h4 className="text-sm text-ink-soft">{say.popular}</h4>
            <ul className="font-display text-xl">
              {popular.map((product) => (
                <li key={product}>{product}</li>
              ))}
            </ul>
          </div>
        )}
        <a
          className="whole-card-link mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
          href={href("/products/:category", { category: slug })}
        >
          {say.explore}
          <VisuallyHidden> {name}</VisuallyHidden>
          <ArrowRight
            aria-hidden="true"
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </a>
      </div>
    </Card>
  );
}

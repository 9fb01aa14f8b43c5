import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight, FlaskConical, X } from "lucide-react";
import { ProductPicture } from "../../../components/product-picture.tsx";
import { largestFile } from "../../../views/picture-sources.ts";
import { SOLD_OUT } from "../../../views/product-href.ts";
import { largeShape, type ShownPicture } from "../../../views/shown-picture.ts";
import { productMessages } from "../../../texts/shopper-product.ts";
import { noPictureYet } from "../../../texts/shopper-picture.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { galleryMessages as say } from "./texts.ts";

type GalleryContent = {
  product: { name: string; tint: Tint };
  /** At least one. */
  pictures: readonly ShownPicture[];
  /** The report on the lot that ships now, if there is one. */
  report: ReactNode;
};

type SlidesProps = GalleryContent & { count: number };

const SIZES = "(min-width: 75rem) 45rem, (min-width: 64rem) 58vw, (min-width: 48rem) 46vw, 100vw";

/** A strip of pictures to swipe; the last is the lab report. Only the server renders it. */
export function GalleryView(content: GalleryContent) {
  const count = content.pictures.length + (content.report ? 1 : 0);
  return (
    <section aria-label={say.title(content.product.name)} className="gallery">
      <div className="relative">
        <Strip {...content} />
        {count > 1 && (
          <p aria-atomic="true" aria-live="polite" className="gallery-count">
            <span data-at="">1</span> {say.of(count)}
          </p>
        )}
      </div>
      {count > 1 && (
        <div className="gallery-controls">
          <Thumbs {...content} count={count} />
          <Step label={say.previous} to={-1} />
          <Step label={say.next} to={1} />
        </div>
      )}
      <Zoom count={content.pictures.length} name={content.product.name} />
    </section>
  );
}

/** For a buyer whose order came too late. Others do not see it: the page is the same for all. */
export function TooLate() {
  return (
    <div className="mb-4 hidden scroll-mt-28 target:block" id={SOLD_OUT}>
      <Notice announced={false} title={productMessages.soldOutFirst} tone="warning">
        {productMessages.nothingOrdered}
      </Notice>
    </div>
  );
}

function Strip({ product, pictures, report }: GalleryContent) {
  return (
    <ul className="gallery-strip">
      {pictures.map((picture, index) => (
        <li id={slideId(index)} key={picture.name}>
          <a
            aria-label={say.enlarge(picture.alt ?? noPictureYet(product.name))}
            data-does="zoom"
            href={largestFile(picture, largeShape(picture))}
          >
            <ProductPicture
              className="size-full"
              loading={index === 0 ? "first" : "later"}
              product={{ ...product, picture }}
              shape={largeShape(picture)}
              sizes={SIZES}
            />
          </a>
        </li>
      ))}
      {report && <li id={slideId(pictures.length)}>{report}</li>}
    </ul>
  );
}

function Thumbs({ product, pictures, report, count }: SlidesProps) {
  return (
    <ol className="gallery-thumbs">
      {pictures.map((picture, index) => (
        <li key={picture.name}>
          <a {...toSlide(index)} aria-label={say.show(index + 1, count)}>
            <ProductPicture
              className="size-full"
              product={{ ...product, picture: { ...picture, alt: "" } }}
              shape="thumb"
              sizes="3.5rem"
            />
          </a>
        </li>
      ))}
      {report && (
        <li>
          <a {...toSlide(pictures.length)} aria-label={say.showReport(count, count)}>
            <FlaskConical aria-hidden="true" className="m-auto size-5" />
          </a>
        </li>
      )}
    </ol>
  );
}

const slideId = (index: number) => `picture-${index + 1}`;

/** A link to the slide's anchor, which is enough without a script. */
const toSlide = (index: number) => ({
  href: `#${slideId(index)}`,
  "aria-current": index === 0 ? ("true" as const) : undefined,
  "data-does": "show",
  "data-to": index,
});

function Step({ label, to }: { label: string; to: -1 | 1 }) {
  const Arrow = to < 0 ? ChevronLeft : ChevronRight;
  return (
    <button
      aria-disabled={to < 0}
      aria-label={label}
      className={buttonLook({ variant: "secondary", size: "icon" })}
      data-does="step"
      data-to={to}
      type="button"
    >
      <Arrow aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Only a script opens it. Without one, the picture's link leads to its file. */
function Zoom({ name, count }: { name: string; count: number }) {
  return (
    <dialog aria-label={say.title(name)} className="zoom" id="picture-zoom">
      <form method="dialog">
        <button
          aria-label={say.close}
          className={buttonLook({ variant: "secondary", size: "icon" })}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </form>
      <div className="zoom-strip">
        <div>
          <button aria-label={say.zoom} aria-pressed="false" data-does="grow" type="button" />
        </div>
      </div>
      <p aria-atomic="true" aria-live="polite" className="zoom-caption">
        <span data-caption="" />
        {count > 1 && (
          <span className="figures text-ink-soft">
            <span data-zoomed="">1</span> {say.of(count)}
          </span>
        )}
      </p>
    </dialog>
  );
}

import { href } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { pictureMessages as pictures } from "../../../texts/staff-pictures.ts";
import { MOST_ALT, PICTURE_ACCEPT, PICTURE_FIELD } from "../../../rules/picture-terms.ts";
import { Field, FileInput } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { Line, Long, Part, type PartProps } from "./form-parts.tsx";
import type { StoredProduct } from "./sales-parts.tsx";

type MediaPartProps = PartProps & {
  product: StoredProduct | undefined;
  /** The form as it is typed now. */
  texts: Texts;
};

/** The link to the product's pictures, and its preview in a search engine. */
export function MediaPart({ product, texts, ...part }: MediaPartProps) {
  return (
    <Part {...part} id="media">
      {!product && <FirstPicture {...part} />}
      {product && (
        <p className="flex flex-wrap items-center gap-x-4">
          {product.pictures > 0
            ? say.hasPictures(product.pictures, product.hiddenPictures)
            : say.noPictures}
          <TextLink to={href("/admin/products/:productId/pictures", { productId: product.id })}>
            {say.choosePictures}
          </TextLink>
        </p>
      )}
      <Line {...part} hint={say.seoTitleHint} label={say.seoTitle} name="seo_title" />
      <Long
        {...part}
        hint={say.seoDescriptionHint}
        label={say.seoDescription}
        max={300}
        name="seo_description"
        rows={3}
      />
      <SearchPreview
        description={texts["seo_description"] || texts["short_description"] || ""}
        slug={texts["slug"] ?? ""}
        title={texts["seo_title"] || texts["name"] || ""}
      />
    </Part>
  );
}

/** The first picture of a new product, so that one save can show the product. */
function FirstPicture(part: PartProps) {
  const { errors } = part;
  const hints: string[] = [pictures.chooseHint, say.firstPictureHint];
  if (Object.keys(errors).length > 0) hints.unshift(say.chooseAgain);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field
        error={errors[PICTURE_FIELD]}
        hint={hints.join(" ")}
        label={say.firstPicture}
        name={PICTURE_FIELD}
        note={say.neededInListing}
      >
        <FileInput accept={PICTURE_ACCEPT} />
      </Field>
      <Line
        {...part}
        hint={pictures.altHint}
        label={pictures.alt}
        max={MOST_ALT}
        name="alt"
        note={say.neededInListing}
      />
    </div>
  );
}

type SearchPreviewProps = { title: string; description: string; slug: string };

function SearchPreview({ title, description, slug }: SearchPreviewProps) {
  if (title === "") return null;
  return (
    <figure className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm text-ink-soft">{say.preview}</figcaption>
      <p className="figures truncate text-sm text-ink-soft">
        {href("/product/:id", { id: slug || "url-handle" })}
      </p>
      <p className="text-lg text-accent">{title}</p>
      <p className="text-sm">{description}</p>
    </figure>
  );
}

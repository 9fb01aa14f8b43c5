import { useMemo } from "react";
import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import type { Draft } from "../write-description.server.ts";
import { productFields } from "../product-fields.ts";
import { groupsInShort } from "../product-groups.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { previewCard, type PreviewFacts } from "../../../views/preview-product.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { BasicPart } from "./basic-part.tsx";
import { InventoryPart, PricingPart, type StoredProduct } from "./sales-parts.tsx";
import { MediaPart } from "./media-part.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { SafetyPart } from "./safety-part.tsx";
import { useTypedTexts } from "./use-typed-texts.ts";

type ProductFormProps = {
  /** Undefined for a new product. */
  product: StoredProduct | undefined;
  categories: readonly { id: string; name: string; look: string | null }[];
  facts: PreviewFacts;
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  draft: Draft | undefined;
};

export function ProductForm(props: ProductFormProps) {
  const { product, facts, categories, stored, typed, errors, draft } = props;
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "save";
  const fields = useMemo(() => productFields(categories), [categories]);
  const { texts, read, reset } = useTypedTexts(typed ?? stored, fields);
  const short = groupsInShort(texts, categories, product);
  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,45rem)_20rem]" onInput={read}>
      <EditForm
        actions={
          <Button name="intent" pending={pending} value="save">
            {say.save}
          </Button>
        }
        className="max-w-3xl min-w-0"
        {...(!product && { encType: "multipart/form-data" })}
        fields={fields}
        onReset={() => reset(stored)}
        stored={stored}
        typed={typed}
      >
        {(values) => (
          <>
            {/* Enter in a field saves, because this is the first button of the form. */}
            <button hidden name="intent" type="submit" value="save">
              {say.save}
            </button>
            <ErrorSummary errors={errors} title={say.check} />
            <BasicPart
              {...{ values, errors, short, categories, draft }}
              isNew={product === undefined}
            />
            <PricingPart {...{ values, errors, short, product }} />
            <InventoryPart {...{ values, errors, short, product }} />
            <MediaPart {...{ values, errors, short, product, texts }} />
            <SafetyPart {...{ values, errors, short }} />
          </>
        )}
      </EditForm>
      {texts["kind"] === "product" && (
        <ProductPreview card={previewCard(texts, facts, categories)} />
      )}
    </div>
  );
}

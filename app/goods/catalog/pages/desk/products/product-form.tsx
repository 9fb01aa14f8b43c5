import { useMemo } from "react";
import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import type { Draft } from "../write-description.server.ts";
import { productFields } from "../product-fields.ts";
import { productAdminMessages as say } from "../../../texts/staff-products.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { BasicPart } from "./basic-part.tsx";
import { PartLinks } from "./form-parts.tsx";
import { InventoryPart, PricingPart, type StoredProduct } from "./sales-parts.tsx";
import { MediaPart } from "./media-part.tsx";
import { SafetyPart } from "./safety-part.tsx";

type ProductFormProps = {
  /** Undefined for a new product. */
  product: StoredProduct | undefined;
  categories: readonly { id: string; name: string }[];
  stored: Texts;
  typed: Texts | undefined;
  errors: Texts;
  draft: Draft | undefined;
};

export function ProductForm(props: ProductFormProps) {
  const { product, categories, stored, typed, errors, draft } = props;
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "save";
  const fields = useMemo(() => productFields(categories), [categories]);
  return (
    <EditForm
      actions={
        <Button name="intent" pending={pending} value="save">
          {say.save}
        </Button>
      }
      className="max-w-3xl"
      {...(!product && { encType: "multipart/form-data" })}
      fields={fields}
      stored={stored}
      typed={typed}
    >
      {(values) => (
        <>
          {/* Enter in a field saves, because this is the first button of the form. */}
          <button hidden name="intent" type="submit" value="save">
            {say.save}
          </button>
          <PartLinks />
          <ErrorSummary errors={errors} title={say.check} />
          <BasicPart
            categories={categories}
            draft={draft}
            errors={errors}
            isNew={product === undefined}
            values={values}
          />
          <PricingPart errors={errors} product={product} values={values} />
          <InventoryPart errors={errors} product={product} values={values} />
          <MediaPart errors={errors} product={product} values={values} />
          <SafetyPart errors={errors} values={values} />
        </>
      )}
    </EditForm>
  );
}

import { href, useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { pageTitle } from "#app/lib/page-tags.ts";
import { PRICE_FIELDS } from "../price-fields.ts";
import { showPrices } from "../show-prices.server.ts";
import { submitPrices } from "../submit-prices.server.ts";
import { priceMessages as say } from "../../../texts/staff-prices.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { PriceFormFields } from "./price-form-fields.tsx";
import { PriceList } from "./price-list.tsx";
import type { Route } from "./+types/prices-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData ? `${say.title}: ${loaderData.product.name}` : say.title, matches),
];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  showPrices(context.get(requestContext).ctx, params.productId);

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitPrices(context.get(requestContext), await readFormTexts(request), params.productId);

export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, isArchived, items, coming, over } = loaderData;
  const { errors = {}, values, message } = actionData ?? {};
  return (
    <>
      <BackLink to={href("/admin/products/:productId", { productId: product.id })}>
        {say.backToProduct}
      </BackLink>
      <PageTitle lead={say.lead(product.name)}>{say.title}</PageTitle>
      <div className="grid max-w-3xl gap-8">
        {message && <Notice title={message} tone="error" />}
        {coming.length > 0 ? (
          <PriceList label={say.coming} productId={product.id} schedules={coming} />
        ) : (
          <p>{say.none}</p>
        )}
        {!isArchived && items.length > 0 && (
          <section aria-labelledby="add" className="grid gap-4">
            <h2 className="text-xl" id="add">
              {say.addTitle}
            </h2>
            <AddPrice errors={errors} items={items} key={coming.length} typed={values} />
          </section>
        )}
        {over.length > 0 && (
          <section aria-labelledby="over" className="grid gap-4">
            <h2 className="text-xl" id="over">
              {say.over}
            </h2>
            <PriceList label={say.over} productId={product.id} schedules={over} />
          </section>
        )}
      </div>
    </>
  );
}

type AddPriceProps = {
  items: readonly { id: string; name: string }[];
  typed: Texts | undefined;
  errors: Texts;
};

const NOTHING: Texts = {};

function AddPrice({ items, typed, errors }: AddPriceProps) {
  const { state, formData } = useNavigation();
  const pending = state === "submitting" && formData?.get("intent") === "plan";
  return (
    <EditForm
      actions={
        <Button name="intent" pending={pending} value="plan">
          {say.add}
        </Button>
      }
      fields={PRICE_FIELDS}
      stored={NOTHING}
      typed={typed}
    >
      {(values) => (
        <>
          <ErrorSummary errors={errors} title={say.check} />
          <Field error={errors["item"]} label={say.item} name="item">
            <Select defaultValue={values["item"] ?? items[0]?.id}>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <PriceFormFields errors={errors} values={values} />
        </>
      )}
    </EditForm>
  );
}

import { ImageOff } from "lucide-react";
import { href } from "react-router";
import { pageTitle } from "#app/lib/page-tags.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BackLink, PageTitle } from "#app/ui/page.tsx";
import { TextLink } from "#app/ui/button.tsx";
import { PictureList } from "../../components/picture-list.tsx";
import { PicturePreview } from "../../components/picture-preview.tsx";
import { PictureUpload } from "../../components/picture-upload.tsx";
import { RemovedPictures } from "../../components/removed-pictures.tsx";
import { pictureMessages as say } from "../../texts/staff-pictures.ts";
import { productAdminMessages } from "../../texts/staff-products.ts";
import { loadPictures } from "./product-pictures-page.server.ts";
import { submitPictures } from "./submit-pictures.server.ts";
import type { Route } from "./+types/product-pictures-page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(loaderData && say.title(loaderData.name), matches),
];

export async function loader({ params: { productId }, context }: Route.LoaderArgs) {
  return orNotFound(await loadPictures(context.get(requestContext).ctx, productId));
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  submitPictures(request, context, params.productId);

/** Reload after a refusal too, because mostly a colleague was first. */
export const shouldRevalidate = () => true;

export default function ProductPicturesPage({
  loaderData,
  actionData,
  params,
}: Route.ComponentProps) {
  const { name, price, tint, page, mayWrite, pictures, main, free, removed } = loaderData;
  const product = { name, tint };
  return (
    <>
      <BackLink to={href("/admin/products")}>{productAdminMessages.back}</BackLink>
      <PageTitle actions={page && <TextLink to={page}>{say.see}</TextLink>} lead={say.lead}>
        {say.title(name)}
      </PageTitle>
      {actionData?.message && (
        <Notice className="mb-6" title={actionData.message} tone="error">
          {actionData.failed && (
            <ul className="list-disc pl-5">
              {actionData.failed.map((each) => (
                <li key={each.name}>{say.failed(each.name, each.why)}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 gap-6">
          {mayWrite && <PictureUpload free={free} productId={params.productId} />}
          {pictures.length > 0 ? (
            <PictureList
              answer={actionData}
              mayWrite={mayWrite}
              pictures={pictures}
              product={product}
            />
          ) : (
            <EmptyState icon={<ImageOff />} title={say.none}>
              <p>{say.noneHint}</p>
            </EmptyState>
          )}
          {removed.length > 0 && (
            <RemovedPictures mayWrite={mayWrite} pictures={removed} product={product} />
          )}
        </div>
        <PicturePreview price={price} product={{ ...product, picture: main }} />
      </div>
    </>
  );
}

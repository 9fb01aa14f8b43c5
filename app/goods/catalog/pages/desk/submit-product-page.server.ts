import { data, type RouterContextProvider } from "react-router";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { readUploadForm } from "#app/platform/http/read-upload.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { MAX_PICTURE_BYTES, PHOTO_FILES, PICTURE_FIELD } from "../../rules/picture-terms.ts";
import { pictureMessages } from "../../texts/staff-pictures.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { submitProduct } from "./submit-product.server.ts";
import type { ProductAnswer } from "./write-description.server.ts";

const STATUS = { too_large: 413, not_whole: 400 } as const;

/** Handles all forms of a product's page. Without an id it is new and can have a picture. */
export async function submitProductPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  productId: string | undefined,
) {
  const served = context.get(requestContext);
  if (productId) return submitProduct(served, await readFormTexts(request), productId);
  const { texts, file } = await readUploadForm(request, PICTURE_FIELD, MAX_PICTURE_BYTES);
  if (!file.ok && file.reason !== "missing") {
    const errors = { [PICTURE_FIELD]: pictureMessages.errors[file.reason] };
    return data<ProductAnswer>({ errors, message: say.check }, { status: STATUS[file.reason] });
  }
  const store = context.get(filesContext).area(PHOTO_FILES);
  const photo = file.ok ? { store, sent: file.value } : undefined;
  return submitProduct(served, texts, "", photo);
}

import { ShoppingBag } from "lucide-react";
import { href } from "react-router";
import type { PictureFile } from "#app/goods/catalog/views/picture-shapes.ts";
import { EmptyPicture } from "#app/goods/catalog/components/still-life.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { cartMessages as say } from "../texts/shopper.ts";

export function EmptyCart({ picture }: { picture: PictureFile | undefined }) {
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={href("/products")}>{say.browse}</LinkButton>
          <LinkButton to={href("/assessment")} variant="secondary">
            {say.assess}
          </LinkButton>
        </div>
      }
      icon={<ShoppingBag />}
      picture={picture && <EmptyPicture file={picture} />}
      title={say.nothingYet}
    >
      <p>{say.nothingYetHint}</p>
    </EmptyState>
  );
}

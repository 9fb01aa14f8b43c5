import type { ComponentProps } from "react";
import { useSubmit } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { cx } from "#app/ui/cx.ts";
import { IntentButton, IntentForm } from "#app/ui/intent-form.tsx";
import type { Tint } from "#app/ui/tone.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { moved } from "../rules/picture-order.ts";
import { pictureMessages as say } from "../texts/staff-pictures.ts";
import type { ShownOwnPicture } from "../views/show-pictures.ts";
import { ArrangeButtons } from "./arrange-buttons.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PictureFrames } from "./picture-frames.tsx";
import { useDragOrder } from "./use-drag-order.ts";

type Answer = {
  errors?: Record<string, string> | undefined;
  values?: Record<string, string> | undefined;
};

type PictureListProps = {
  pictures: readonly ShownOwnPicture[];
  product: { name: string; tint: Tint };
  mayWrite: boolean;
  answer: Answer | undefined;
};

export function PictureList({ pictures, product, mayWrite, answer }: PictureListProps) {
  const names = pictures.map(({ picture }) => picture);
  const submit = useSubmit();
  const drag = useDragOrder((from, to) => {
    const order = moved(names, from, to - from);
    if (!order) return;
    const sent = { intent: "arrange", was: names.join(","), order: order.join(",") };
    void submit(sent, { method: "post", preventScrollReset: true });
  });
  return (
    <ol aria-label={say.list} className="grid gap-4">
      {pictures.map((picture, index) => {
        const isAnswered = answer?.values?.["picture"] === picture.picture;
        return (
          <Card
            as="li"
            className={cx(
              "grid gap-4",
              drag.isOver(index) && "outline-2 outline-offset-2 outline-accent outline-dashed",
            )}
            key={picture.picture}
            {...drag.place(index)}
          >
            {mayWrite ? (
              <>
                <Head picture={picture} {...drag.handle(index)} className="cursor-grab">
                  <span className="-my-2 ml-auto flex flex-wrap items-center justify-end gap-1">
                    <ArrangeButtons picture={picture} was={names.join(",")} />
                    <RemoveButton picture={picture} />
                  </span>
                </Head>
                <PictureForm
                  error={isAnswered ? answer?.errors?.["alt"] : undefined}
                  // The form restarts with the values that it or a colleague has saved.
                  key={`${picture.alt} ${picture.photo?.focus}`}
                  picture={picture}
                  product={product}
                  typed={isAnswered ? answer?.values : undefined}
                />
              </>
            ) : (
              <>
                <Head picture={picture} />
                <ShownPicture picture={picture} product={product} />
              </>
            )}
          </Card>
        );
      })}
    </ol>
  );
}

type HeadProps = ComponentProps<"div"> & { picture: ShownOwnPicture };

function Head({ picture, className, children, ...div }: HeadProps) {
  return (
    <div {...div} className={cx("flex flex-wrap items-center gap-3", className)}>
      <h2 className="text-lg font-semibold">{say.picture(picture.place)}</h2>
      <Marks picture={picture} />
      {children}
    </div>
  );
}

/** For staff who may not edit pictures. */
function ShownPicture({ picture, product }: Pick<PictureListProps, "product"> & HeadProps) {
  return (
    <div className="flex flex-wrap gap-5">
      <PictureFrames focus={picture.photo?.focus ?? "centre"} picture={picture} product={product} />
      <p className="measure">{picture.alt}</p>
    </div>
  );
}

function Marks({ picture: { isMain, photo, isHidden } }: { picture: ShownOwnPicture }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isMain && <Badge tone="success">{say.main}</Badge>}
      {!photo && <Badge>{say.drawn}</Badge>}
      {isHidden && <Badge tone="warning">{say.hidden}</Badge>}
    </span>
  );
}

/** It asks for no confirmation, because the picture can be restored. */
function RemoveButton({ picture: { picture, place } }: { picture: ShownOwnPicture }) {
  return (
    <IntentForm intent="remove" preventScrollReset>
      <input name="picture" type="hidden" value={picture} />
      <IntentButton size="compact" variant="secondary">
        {say.remove}
        <VisuallyHidden>{say.removeOf(place)}</VisuallyHidden>
      </IntentButton>
    </IntentForm>
  );
}

import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { Texts } from "#app/lib/edit.ts";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { IntentStep } from "#app/ui/intent-form.tsx";
import { BLOCK_KINDS, LONGEST_BLOCK, LONGEST_URL, type Block } from "../../rules/content-blocks.ts";
import { kindField, textField, urlField } from "../../rules/edit-blocks.ts";
import { campaignMessages as say } from "../../texts/staff-campaigns.ts";

type Products = readonly { slug: string; name: string }[];

type BlockListProps = { blocks: readonly Block[]; errors: Texts; products: Products };

/** The parts of the mail in order. Each button saves the form and then does its step. */
export function BlockList({ blocks, errors, products }: BlockListProps) {
  return (
    <section aria-labelledby="blocks" className="grid gap-4">
      <h2 className="text-xl" id="blocks">
        {say.blocks}
      </h2>
      <p className="measure text-sm text-ink-soft">{say.blocksHint}</p>
      <input name="blocks" type="hidden" value={blocks.length} />
      {blocks.length === 0 && <p>{say.noBlocks}</p>}
      <ol className="grid gap-4">
        {blocks.map((block, place) => (
          // A step may put another block at this place, so the key includes the contents.
          <BlockItem
            block={block}
            errors={errors}
            isLast={place === blocks.length - 1}
            key={`${place} ${block.kind} ${block.text} ${block.url}`}
            place={place}
            products={products}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {BLOCK_KINDS.map((kind) => (
          <IntentStep intent={`add:${kind}`} key={kind} size="compact" variant="secondary">
            {say.addBlock(say.kinds[kind])}
          </IntentStep>
        ))}
      </div>
    </section>
  );
}

type BlockItemProps = {
  block: Block;
  place: number;
  isLast: boolean;
  errors: Texts;
  products: Products;
};

function BlockItem({ block, place, isLast, errors, products }: BlockItemProps) {
  const { kind, url } = block;
  const title = say.blockTitle(place + 1, say.kinds[kind]);
  const steps = [
    ["up", ArrowUp, place === 0],
    ["down", ArrowDown, isLast],
    ["remove", X, false],
  ] as const;
  // A card's heading is a part of its fields' names, since several cards have the same fields.
  const labelOf = (field: string) => (
    <>
      <span className="sr-only">{title}: </span>
      {field}
    </>
  );
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-text text-base font-semibold">{title}</h3>
        <div className="flex">
          {steps.map(([act, Icon, isOff]) => (
            <IntentStep
              aria-label={say.blockAct(say.blockActs[act], title)}
              disabled={isOff}
              intent={`${act}:${place}`}
              key={act}
              size="icon"
              title={say.blockActs[act]}
              variant="quiet"
            >
              <Icon aria-hidden="true" className="size-5" />
            </IntentStep>
          ))}
        </div>
      </div>
      <input name={kindField(place)} type="hidden" value={kind} />
      {kind !== "divider" && (
        <Field
          error={errors[textField(place)]}
          label={labelOf(say.blockField(kind))}
          name={textField(place)}
        >
          <BlockControl block={block} products={products} />
        </Field>
      )}
      {kind === "button" && (
        <Field
          error={errors[urlField(place)]}
          hint={say.needed.url}
          label={labelOf(say.blockUrl)}
          name={urlField(place)}
        >
          <Input defaultValue={url} maxLength={LONGEST_URL} />
        </Field>
      )}
    </li>
  );
}

function BlockControl({ block: { kind, text }, products }: { block: Block; products: Products }) {
  if (kind === "paragraph") return <Textarea defaultValue={text} maxLength={LONGEST_BLOCK} />;
  if (kind !== "product") return <Input defaultValue={text} maxLength={LONGEST_BLOCK} />;
  return (
    <Select defaultValue={text}>
      <option value="">{say.chooseProduct}</option>
      {products.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}

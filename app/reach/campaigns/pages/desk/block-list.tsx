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
  const [number, words] = [place + 1, say.kinds[kind]];
  const steps = [
    ["up", say.up, place === 0],
    ["down", say.down, isLast],
    ["remove", say.removeBlock, false],
  ] as const;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-text text-base font-semibold">{say.blockTitle(number, words)}</h3>
        <div className="flex flex-wrap gap-2">
          {steps.map(
            ([act, label, isOut]) =>
              !isOut && (
                <IntentStep
                  aria-label={say.blockAct(label, number, words)}
                  intent={`${act}:${place}`}
                  key={act}
                  size="compact"
                  variant="quiet"
                >
                  {label}
                </IntentStep>
              ),
          )}
        </div>
      </div>
      <input name={kindField(place)} type="hidden" value={kind} />
      {kind !== "divider" && (
        <Field
          error={errors[textField(place)]}
          label={say.blockText(number, words)}
          name={textField(place)}
        >
          <BlockControl block={block} products={products} />
        </Field>
      )}
      {kind === "button" && (
        <Field
          error={errors[urlField(place)]}
          hint={say.needed.url}
          label={say.blockUrl(number)}
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

import { ShoppingBag } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import { Button, LinkButton, TextAnchor, TextLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Sample, Samples, useOwn } from "./sample.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const SIZES = ["compact", "regular", "large"] as const;
const TONES = ["neutral", "info", "success", "warning", "error"] as const;
const LABELS = { quantity: "Quantity", decrease: "One fewer", increase: "One more" };

export function ActionSamples() {
  const own = useOwn();
  return (
    <Samples title="Actions">
      {VARIANTS.map((variant) => (
        <Sample key={variant} name={variant}>
          {SIZES.map((size) => (
            <Button key={size} size={size} type="button" variant={variant}>
              {size}
            </Button>
          ))}
          <Button pending type="button" variant={variant}>
            pending
          </Button>
          <Button disabled type="button" variant={variant}>
            disabled
          </Button>
        </Sample>
      ))}
      <Sample name="icon, with a tooltip">
        <Button aria-label="Add to Cart" data-tip="" size="icon" type="button" variant="quiet">
          <ShoppingBag aria-hidden="true" className="size-5" />
        </Button>
      </Sample>
      <LinkSamples />
      <Button type="button" wide>
        wide
      </Button>
      <Sample name="quantity">
        <QuantityStepper
          commit="local"
          id={own("quantity")}
          labels={LABELS}
          name={own("quantity")}
          value={2}
        />
        <QuantityStepper id={own("least")} labels={LABELS} max={1} name={own("least")} value={1} />
      </Sample>
      <Sample name="copy, where a script may">
        <CopyButton copied="Copied" label="Copy" text="PM-26-000123" what="the order number" />
      </Sample>
      <Sample name="spinner">
        <Spinner label="Loading" />
      </Sample>
      <Sample name="progress">
        <ProgressBar label="Copying" max={8} text="2 of 8 done" value={2} />
      </Sample>
      <Sample name="badges">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge look="plain" tone="success">
          plain
        </Badge>
      </Sample>
    </Samples>
  );
}

function LinkSamples() {
  return (
    <>
      <Sample name="a link that looks like a button">
        <LinkButton to="#content">Go on</LinkButton>
        <AnchorButton href="#content">Go on without a script</AnchorButton>
        <LinkButton to="#content" variant="secondary">
          Go back
        </LinkButton>
      </Sample>
      <Sample name="links by themselves: tight, and to what is no page">
        <TextLink to="#content">Go on</TextLink>
        <TextLink tight to="#content">
          Go back
        </TextLink>
        <TextAnchor href="#content">Write to us</TextAnchor>
      </Sample>
    </>
  );
}

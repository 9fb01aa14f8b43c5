import { href } from "#app/lib/href.ts";
import { AnchorButton } from "#app/ui/anchor-button.tsx";
import type { Level } from "../rules/flag.ts";
import { helpMessages as say } from "../texts/shopper.ts";

/** The ways to a person, the most urgent first. */
export function HelpWays({ level }: { level: Level }) {
  return (
    <div className="flex flex-wrap gap-2">
      {level === "crisis" || level === "emergency" ? (
        <CallButtons level={level} />
      ) : (
        <AnchorButton href={href("/consultation")} variant="secondary">
          {say.consult}
        </AnchorButton>
      )}
      <AnchorButton href={href("/contact")} variant="secondary">
        {say.write}
      </AnchorButton>
    </div>
  );
}

/** The numbers to call: in a crisis the crisis line first. */
export function CallButtons({ level }: { level: "crisis" | "emergency" }) {
  return (
    <>
      {level === "crisis" && (
        <>
          <AnchorButton href="tel:1553">{say.callCrisis}</AnchorButton>
          <AnchorButton href="tel:+639178998727" variant="secondary">
            {say.callCrisisMobile}
          </AnchorButton>
        </>
      )}
      <AnchorButton href="tel:911" variant={level === "crisis" ? "secondary" : "primary"}>
        {say.call911}
      </AnchorButton>
    </>
  );
}

import { PackageSearch } from "lucide-react";
import { AnswerNotice } from "#app/ui/answer-notice.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldError, FieldHint } from "#app/ui/field-message.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/show-toast.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Sample, Samples, useOwn } from "./sample.tsx";

const TONES = ["info", "success", "warning", "error"] as const;

export function MessageSamples() {
  const own = useOwn();
  return (
    <Samples title="Messages">
      {TONES.map((tone) => (
        <Notice announced={false} key={tone} title={`A notice of the tone ${tone}`} tone={tone}>
          <p>It says what happened and what to do.</p>
        </Notice>
      ))}
      <Notice
        action={<Button size="compact">Undo</Button>}
        announced={false}
        title="With a way on"
      />
      <AnswerNotice message="Failed to save what was typed" reference="0a1b2c3d" />
      <div>
        <FieldError id={own("message")}>What is wrong with a field</FieldError>
        <FieldHint id={own("message")}>What helps to fill it in</FieldHint>
      </div>
      <details>
        {/* It takes the focus when it appears, so it stays closed here. */}
        <summary className="min-h-11">Error summary</summary>
        <ErrorSummary
          errors={[{ field: own("wrong"), message: "Email: enter an address" }]}
          title="Please fill in all required fields"
        />
      </details>
      <Sample name="messages that go, with Alt+T to reach them">
        {(["neutral", ...TONES] as const).map((tone) => (
          <Button
            key={tone}
            onClick={() =>
              showToast(`A message of the tone ${tone}`, {
                tone,
                action: { label: "Undo", onSelect: () => showToast("Undone") },
              })
            }
            size="compact"
            type="button"
            variant="secondary"
          >
            {tone}
          </Button>
        ))}
      </Sample>
      <EmptyState
        action={<LinkButton to="#content">Show all products</LinkButton>}
        icon={<PackageSearch />}
        level={3}
        title="Nothing found"
      >
        <p>Try a shorter word.</p>
      </EmptyState>
      <Loading label="Loading products">
        <div className="grid gap-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-16" />
          <Skeleton className="h-11 rounded-pill" />
        </div>
      </Loading>
      <p>
        Words only for the ear stand here:<VisuallyHidden> they are heard</VisuallyHidden>.
      </p>
    </Samples>
  );
}

import { Notice } from "./notice.tsx";

type AnswerNoticeProps = {
  message: string | undefined;
  /** Of a call that failed, as the log has it; a refusal has none. */
  reference?: string | undefined;
};

/** Why a form did nothing: a refusal in its own words, a failure with what to tell an engineer. */
export function AnswerNotice({ message, reference }: AnswerNoticeProps) {
  if (!message) return null;
  if (!reference) return <Notice title={message} tone="error" />;
  return (
    <Notice title="Error" tone="error">
      <p>{message}.</p>
      <p>
        Error reference: <span className="figures">{reference}</span>
      </p>
    </Notice>
  );
}

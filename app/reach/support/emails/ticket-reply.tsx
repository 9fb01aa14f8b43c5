import { Fragment } from "react";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { ticketMail as say } from "../texts/mail.ts";

type TicketReplyProps = {
  number: string;
  paragraphs: readonly string[];
  contactHref: string;
  /** An answer to this mail joins the ticket. */
  takesAnswers: boolean;
};

export function TicketReplyMail(props: TicketReplyProps) {
  const { number, paragraphs, contactHref, takesAnswers } = props;
  return (
    <MailLayout
      action={{ label: say.againLink, href: contactHref }}
      footer={`${takesAnswers ? say.answer : say.again(number)} ${say.footer}`}
      preview={say.replySubject(number)}
      title={say.replyTitle(number)}
    >
      {paragraphs.map((paragraph, index) => (
        <MailText key={index}>{linesOf(paragraph)}</MailText>
      ))}
    </MailLayout>
  );
}

function linesOf(paragraph: string) {
  return paragraph.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** The subject reveals nothing before the mail is opened. */
TicketReplyMail.neutralSubject = "An answer to your message";

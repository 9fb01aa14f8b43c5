import { TopicChoice } from "#app/reach/campaigns/components/topic-choice.tsx";
import type { Topic } from "#app/reach/campaigns/rules/topics.ts";
import { topicMessages as say } from "#app/reach/campaigns/texts/shopper-topics.ts";
import { MarketingChoice } from "../../components/marketing-choice.tsx";

type OwnNewsProps = {
  marketing: boolean;
  topics: readonly { topic: Topic; isChosen: boolean }[];
  /** The intent of the form that is being submitted. */
  sent: FormDataEntryValue | null | undefined;
};

/** The choice of marketing emails. Customers who get them also choose topics. */
export function OwnNews({ marketing, topics, sent }: OwnNewsProps) {
  return (
    <>
      <MarketingChoice given={marketing} key={String(marketing)} pending={sent === "marketing"} />
      {marketing && (
        <div className="mt-6 grid gap-2 border-t border-line pt-5">
          <h3 className="font-text font-semibold">{say.profileTitle}</h3>
          <TopicChoice pending={sent === "topics"} topics={topics} />
        </div>
      )}
    </>
  );
}

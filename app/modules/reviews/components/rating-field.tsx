import { RadioGroup } from "#app/ui/radio-group.tsx";
import { reviewMessages as say } from "../texts/shopper.ts";
import { RATINGS } from "../rules/review-terms.ts";
import { Stars } from "./stars.tsx";

type RatingFieldProps = { error: string | undefined; value: string | undefined };

/** The best first, as people read it. */
export function RatingField({ error, value }: RatingFieldProps) {
  return (
    <RadioGroup
      defaultValue={value}
      error={error}
      legend={say.rating}
      name="rating"
      options={RATINGS.toReversed().map((rating) => ({
        value: String(rating),
        label: say.words[rating],
        aside: <Stars rating={rating} />,
      }))}
      required
    />
  );
}

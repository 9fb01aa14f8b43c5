import { useNavigation } from "react-router";
import type { Texts } from "#app/lib/edit.ts";
import { Button } from "#app/ui/button.tsx";
import { ConflictForm } from "#app/ui/conflict-form.tsx";
import { EditForm } from "#app/ui/edit-form.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field, Input, Textarea } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ARTICLE_PICTURES, articleFields } from "../pages/desk/article-fields.ts";
import { contentAdminMessages as say } from "../texts/staff.ts";
import { ARTICLE_CATEGORIES } from "../views/article-terms.ts";
import type { ShownArticle } from "../views/shown-article.ts";
import { ArticleText } from "./article-text.tsx";
import { Choices } from "./choices.tsx";
import { PreviewBox } from "./preview-box.tsx";
import type { TextAnswer } from "./text-editor.tsx";

export type ArticleAnswer = TextAnswer<ShownArticle>;

type ArticleDraftProps = { answer: ArticleAnswer; stored: Texts };

export function ArticleDraft({ answer, stored }: ArticleDraftProps) {
  const intent = useNavigation().formData?.get("intent");
  const { errors = {}, values: typed, message, preview, conflict } = answer;
  if (conflict) return <ConflictForm conflict={conflict} discardTo="?" />;
  return (
    <div className="grid content-start gap-5">
      {message && <Notice title={message} tone="error" />}
      {preview && (
        <PreviewBox>
          <ArticleText article={preview} head={<h2 className="text-3xl">{preview.title}</h2>} />
        </PreviewBox>
      )}
      <EditForm
        actions={
          <>
            <Button name="intent" pending={intent === "publish"} value="publish">
              {say.savePublish}
            </Button>
            <Button name="intent" pending={intent === "draft"} value="draft" variant="secondary">
              {say.saveDraft}
            </Button>
            <Button
              name="intent"
              pending={intent === "preview"}
              value="preview"
              variant="secondary"
            >
              {say.preview}
            </Button>
          </>
        }
        fields={articleFields}
        stored={stored}
        typed={typed}
      >
        {(values) => <ArticleFields errors={errors} values={values} />}
      </EditForm>
    </div>
  );
}

function ArticleFields({ errors, values }: { errors: Texts; values: Texts }) {
  return (
    <>
      <ErrorSummary errors={errors} title={say.check} />
      <Field error={errors["title"]} label={say.field.title} name="title">
        <Input defaultValue={values["title"]} maxLength={200} required />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field error={errors["slug"]} hint={say.field.slugHint} label={say.field.slug} name="slug">
          <Input defaultValue={values["slug"]} maxLength={80} required />
        </Field>
        <Field error={errors["category"]} label={say.field.category} name="category">
          <Choices chosen={values["category"]} from={ARTICLE_CATEGORIES} />
        </Field>
      </div>
      <Field
        error={errors["summary"]}
        hint={say.field.summaryHint}
        label={say.field.summary}
        name="summary"
      >
        <Textarea className="min-h-20" defaultValue={values["summary"]} maxLength={300} required />
      </Field>
      <Field
        error={errors["body"]}
        hint={say.field.articleBodyHint}
        label={say.field.body}
        name="body"
      >
        <Textarea className="max-h-[70vh] min-h-96" defaultValue={values["body"]} required />
      </Field>
      <Field
        error={errors["sources"]}
        hint={say.field.sourcesHint}
        label={say.field.sources}
        name="sources"
      >
        <Textarea defaultValue={values["sources"]} required />
      </Field>
      <Field
        error={errors["picture"]}
        hint={say.field.pictureHint}
        label={say.field.picture}
        name="picture"
      >
        <Choices chosen={values["picture"]} from={ARTICLE_PICTURES} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          error={errors["author"]}
          hint={say.field.authorHint}
          label={say.field.author}
          name="author"
        >
          <Input defaultValue={values["author"]} maxLength={100} required />
        </Field>
        <Field
          error={errors["products"]}
          hint={say.field.productsHint}
          label={say.field.products}
          name="products"
        >
          <Input defaultValue={values["products"]} />
        </Field>
      </div>
    </>
  );
}

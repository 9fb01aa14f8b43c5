CREATE TABLE "import_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"rows" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"subject_id" uuid,
	"changes" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"problem" text,
	"plan" jsonb NOT NULL,
	"result" text,
	"saved" jsonb,
	"reverted" text,
	"revert_note" text
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"noun" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"header" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_by" text,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reverted_by" text,
	"reverted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_import_id_position_index" ON "import_items" USING btree ("import_id","position");--> statement-breakpoint
CREATE INDEX "imports_noun_created_at_index" ON "imports" USING btree ("noun","created_at");
CREATE TABLE "cash_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"finding_id" uuid NOT NULL,
	"act" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"acted_by" text NOT NULL,
	"acted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"carrier" text NOT NULL,
	"tracking" text NOT NULL,
	"amount" integer NOT NULL,
	"expected" integer NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cash_findings_same" UNIQUE("kind","subject"),
	CONSTRAINT "cash_findings_ended" CHECK (("cash_findings"."ended_at" is null) = ("cash_findings"."ended_by" is null)),
	CONSTRAINT "cash_findings_waits" CHECK ("cash_findings"."ended_at" is not null or num_nonnulls("cash_findings"."waits_since", "cash_findings"."claimed_at") > 0)
);
--> statement-breakpoint
CREATE TABLE "remittance_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"columns" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"bad" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remittance_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"bad" jsonb NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remittance_files_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "remittance_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"tracking" text NOT NULL,
	"collected" integer NOT NULL,
	"fee" integer NOT NULL,
	"remitted" integer NOT NULL,
	"delivered_on" text,
	"verdict" text NOT NULL,
	"parcel_id" uuid,
	"order_id" uuid,
	"expected" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "remittance_lines_row" UNIQUE("file_id","row_no"),
	CONSTRAINT "remittance_lines_placed" CHECK (("remittance_lines"."parcel_id" is null) = ("remittance_lines"."order_id" is null)),
	CONSTRAINT "remittance_lines_back" CHECK (("remittance_lines"."verdict" = 'back') = ("remittance_lines"."collected" < 0))
);
--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_finding_id_cash_findings_id_fk" FOREIGN KEY ("finding_id") REFERENCES "public"."cash_findings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_findings" ADD CONSTRAINT "cash_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_file_id_remittance_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."remittance_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_lines" ADD CONSTRAINT "remittance_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_acts_finding_id_acted_at_index" ON "cash_acts" USING btree ("finding_id","acted_at");--> statement-breakpoint
CREATE INDEX "cash_findings_order_id_index" ON "cash_findings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cash_findings_waiting" ON "cash_findings" USING btree ("waits_since","id") WHERE "cash_findings"."ended_at" is null and "cash_findings"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "cash_findings_claimed" ON "cash_findings" USING btree ("claimed_at","id") WHERE "cash_findings"."ended_at" is null and "cash_findings"."claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "remittance_drafts_created_at_index" ON "remittance_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "remittance_files_uploaded_at_id_index" ON "remittance_files" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "remittance_lines_order_id_index" ON "remittance_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "remittance_lines_parcel_id_index" ON "remittance_lines" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "remittance_lines_tracking" ON "remittance_lines" USING btree ("tracking");--> statement-breakpoint
CREATE UNIQUE INDEX "remittance_lines_once" ON "remittance_lines" USING btree ("tracking") WHERE "remittance_lines"."verdict" = 'first';--> statement-breakpoint
CREATE INDEX "remittance_lines_unknown" ON "remittance_lines" USING btree ("id") WHERE "remittance_lines"."order_id" is null;
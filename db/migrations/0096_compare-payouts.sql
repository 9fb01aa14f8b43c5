CREATE TABLE "payment_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" uuid,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"expected" integer,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"note" text,
	CONSTRAINT "payment_findings_same" UNIQUE("kind","subject"),
	CONSTRAINT "payment_findings_ended" CHECK (("payment_findings"."ended_at" is null) = ("payment_findings"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_files_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"payment_id" uuid,
	"verdict" text NOT NULL,
	CONSTRAINT "payout_lines_row" UNIQUE("file_id","row_no")
);
--> statement-breakpoint
ALTER TABLE "payment_findings" ADD CONSTRAINT "payment_findings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_file_id_payout_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payout_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_findings_order_id_index" ON "payment_findings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_findings_open" ON "payment_findings" USING btree ("found_at","id") WHERE "payment_findings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "payout_files_provider_uploaded_at_index" ON "payout_files" USING btree ("provider","uploaded_at");--> statement-breakpoint
CREATE INDEX "payout_files_uploaded_at_index" ON "payout_files" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "payout_lines_payment_id_index" ON "payout_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_lines_once" ON "payout_lines" USING btree ("payment_id") WHERE "payout_lines"."verdict" <> 'again';--> statement-breakpoint
CREATE INDEX "payout_lines_odd" ON "payout_lines" USING btree ("verdict") WHERE "payout_lines"."verdict" not in ('matched', 'back');
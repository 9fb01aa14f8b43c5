CREATE TABLE "lab_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"test" text NOT NULL,
	"figure" numeric(12, 4),
	"is_below" boolean DEFAULT false NOT NULL,
	"unit" text,
	"at_least" numeric(12, 4),
	"at_most" numeric(12, 4),
	"limit_source" text,
	"verdict" text,
	"method" text NOT NULL,
	CONSTRAINT "lab_results_test" UNIQUE("report_id","test"),
	CONSTRAINT "lab_results_verdict" CHECK ("lab_results"."verdict" in ('passed', 'failed')),
	CONSTRAINT "lab_results_kind" CHECK (case when "lab_results"."test" in ('identity', 'sterility')
          then "lab_results"."figure" is null and "lab_results"."unit" is null and "lab_results"."verdict" is not null
          else "lab_results"."test" in ('purity', 'content', 'endotoxin') and "lab_results"."figure" >= 0
            and "lab_results"."figure" is not null and "lab_results"."unit" is not null end),
	CONSTRAINT "lab_results_purity" CHECK ("lab_results"."test" <> 'purity' or ("lab_results"."figure" > 0 and "lab_results"."figure" <= 100)),
	CONSTRAINT "lab_results_limits" CHECK (("lab_results"."limit_source" is null) = ("lab_results"."at_least" is null and "lab_results"."at_most" is null)
        and ("lab_results"."figure" is null or "lab_results"."limit_source" is not null or "lab_results"."verdict" is null))
);
--> statement-breakpoint
CREATE TABLE "vial_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lookups" integer DEFAULT 0 NOT NULL,
	"first_lookup_at" timestamp (3) with time zone,
	"last_lookup_at" timestamp (3) with time zone,
	CONSTRAINT "vial_codes_number" UNIQUE("lot_id","number"),
	CONSTRAINT "vial_codes_number_from_one" CHECK ("vial_codes"."number" > 0),
	CONSTRAINT "vial_codes_lookups" CHECK (case when "vial_codes"."lookups" = 0
          then "vial_codes"."first_lookup_at" is null and "vial_codes"."last_lookup_at" is null
          else "vial_codes"."lookups" > 0 and "vial_codes"."first_lookup_at" <= "vial_codes"."last_lookup_at" end)
);
--> statement-breakpoint
CREATE TABLE "vial_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_key" uuid NOT NULL,
	"code" text NOT NULL,
	"complaint" text NOT NULL,
	"message" text NOT NULL,
	"contact" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"outcome" text,
	CONSTRAINT "vial_reports_form" UNIQUE("form_key"),
	CONSTRAINT "vial_reports_complaint" CHECK ("vial_reports"."complaint" in ('not_bought_here', 'looks_wrong')),
	CONSTRAINT "vial_reports_has_outcome" CHECK (("vial_reports"."settled_at" is null) = ("vial_reports"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "lab_reports" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "sent_hash" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_report_id_lab_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."lab_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vial_codes" ADD CONSTRAINT "vial_codes_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vial_reports" ADD CONSTRAINT "vial_reports_code_vial_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vial_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vial_reports" ADD CONSTRAINT "vial_reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_results_failed" ON "lab_results" USING btree ("report_id") WHERE "lab_results"."verdict" = 'failed';--> statement-breakpoint
CREATE INDEX "vial_codes_looked_up" ON "vial_codes" USING btree ("lot_id","lookups") WHERE "vial_codes"."lookups" > 0;--> statement-breakpoint
CREATE INDEX "vial_reports_open" ON "vial_reports" USING btree ("created_at") WHERE "vial_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "vial_reports_settled" ON "vial_reports" USING btree ("settled_at") WHERE "vial_reports"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "vial_reports_code_index" ON "vial_reports" USING btree ("code");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_reports_one_lot" ON "lab_reports" USING btree ("sent_hash") WHERE "lab_reports"."withdrawn_at" is null;
CREATE SEQUENCE "public"."payout_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "affiliate_payout_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"method" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"usable_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_payout_details_method" CHECK ("affiliate_payout_details"."method" in ('gcash', 'maya', 'bank')),
	CONSTRAINT "affiliate_payout_details_last_four" CHECK ("affiliate_payout_details"."last_four" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "affiliate_payout_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"details_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"failed_why" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "affiliate_payout_lines_once" UNIQUE("payout_id","affiliate_id"),
	CONSTRAINT "affiliate_payout_lines_amount" CHECK ("affiliate_payout_lines"."amount" > 0),
	CONSTRAINT "affiliate_payout_lines_state" CHECK ("affiliate_payout_lines"."state" in ('planned', 'open', 'paid', 'failed')
        and ("affiliate_payout_lines"."reference" is not null) = ("affiliate_payout_lines"."state" = 'paid')
        and ("affiliate_payout_lines"."failed_why" is not null) = ("affiliate_payout_lines"."state" = 'failed'))
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"cutoff" timestamp (3) with time zone NOT NULL,
	"left_out" jsonb NOT NULL,
	"drafted_by" text NOT NULL,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliate_payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "affiliate_payouts_state" CHECK ("affiliate_payouts"."state" in ('draft', 'open', 'closed', 'dropped')),
	CONSTRAINT "affiliate_payouts_confirmed" CHECK (("affiliate_payouts"."confirmed_at" is not null) = ("affiliate_payouts"."state" in ('open', 'closed'))
        and ("affiliate_payouts"."closed_at" is not null) = ("affiliate_payouts"."state" = 'closed'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_ledger" DROP CONSTRAINT "affiliate_ledger_sign";--> statement-breakpoint
ALTER TABLE "affiliate_ledger" DROP CONSTRAINT "affiliate_ledger_cause";--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "affiliate_payout_details" ADD CONSTRAINT "affiliate_payout_details_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payout_lines" ADD CONSTRAINT "affiliate_payout_lines_details_id_affiliate_payout_details_id_fk" FOREIGN KEY ("details_id") REFERENCES "public"."affiliate_payout_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_payout_details_newest" ON "affiliate_payout_details" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_payout_lines_affiliate_id_index" ON "affiliate_payout_lines" USING btree ("affiliate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one_draft" ON "affiliate_payouts" USING btree ("state") WHERE "affiliate_payouts"."state" = 'draft';--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_line_id_affiliate_payout_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."affiliate_payout_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_line_once" UNIQUE("line_id","kind");--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_sign" CHECK (case "affiliate_ledger"."kind" when 'payable' then "affiliate_ledger"."amount" > 0 when 'clawback' then "affiliate_ledger"."amount" < 0
        when 'restored' then "affiliate_ledger"."amount" > 0 when 'adjusted' then "affiliate_ledger"."amount" <> 0
        when 'paid_out' then "affiliate_ledger"."amount" < 0 when 'payout_failed' then "affiliate_ledger"."amount" > 0 else false end);--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_cause" CHECK (("affiliate_ledger"."commission_id" is not null) = ("affiliate_ledger"."kind" in ('payable', 'clawback', 'restored'))
        and ("affiliate_ledger"."reason" is not null) = ("affiliate_ledger"."kind" = 'adjusted')
        and ("affiliate_ledger"."line_id" is not null) = ("affiliate_ledger"."kind" in ('paid_out', 'payout_failed')));
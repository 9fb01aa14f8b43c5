CREATE TABLE "affiliate_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"commission_id" uuid,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_ledger_sign" CHECK (case "affiliate_ledger"."kind" when 'payable' then "affiliate_ledger"."amount" > 0 when 'clawback' then "affiliate_ledger"."amount" < 0
        when 'restored' then "affiliate_ledger"."amount" > 0 when 'adjusted' then "affiliate_ledger"."amount" <> 0 else false end),
	CONSTRAINT "affiliate_ledger_cause" CHECK (("affiliate_ledger"."commission_id" is not null) = ("affiliate_ledger"."kind" in ('payable', 'clawback', 'restored'))
        and ("affiliate_ledger"."reason" is not null) = ("affiliate_ledger"."kind" = 'adjusted'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_ledger" ADD CONSTRAINT "affiliate_ledger_commission_id_affiliate_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."affiliate_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_ledger_newest" ON "affiliate_ledger" USING btree ("affiliate_id","at","id");--> statement-breakpoint
CREATE INDEX "affiliate_ledger_commission_id_index" ON "affiliate_ledger" USING btree ("commission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_ledger_payable_once" ON "affiliate_ledger" USING btree ("commission_id") WHERE "affiliate_ledger"."kind" = 'payable';
CREATE TABLE "affiliate_commission_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cause" text NOT NULL,
	"base" integer NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commission_entries_sign" CHECK (case when "affiliate_commission_entries"."cause" in ('refunded', 'cancelled', 'own_order') then "affiliate_commission_entries"."base" < 0 and "affiliate_commission_entries"."amount" <= 0
        when "affiliate_commission_entries"."cause" in ('paid', 'restored') then "affiliate_commission_entries"."base" > 0 and "affiliate_commission_entries"."amount" >= 0
        else sign("affiliate_commission_entries"."base") * sign("affiliate_commission_entries"."amount") >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"order_amount" integer NOT NULL,
	"commission_rate" integer NOT NULL,
	"commission_amount" integer NOT NULL,
	"is_first_order" boolean NOT NULL,
	"hold_days" integer NOT NULL,
	"status" text NOT NULL,
	"payable_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "affiliate_commissions_once" UNIQUE("order_id"),
	CONSTRAINT "affiliate_commissions_status" CHECK ("affiliate_commissions"."status" in ('pending', 'paid', 'reversed')),
	CONSTRAINT "affiliate_commissions_rate" CHECK ("affiliate_commissions"."commission_rate" between 0 and 100),
	CONSTRAINT "affiliate_commissions_amount" CHECK ("affiliate_commissions"."order_amount" >= 0 and "affiliate_commissions"."commission_amount" =
        floor(("affiliate_commissions"."order_amount"::bigint * "affiliate_commissions"."commission_rate" + 50) / 100))
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"affiliate_code" text NOT NULL,
	"status" text NOT NULL,
	"suspended_why" text,
	"terms_version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliates_customerId_unique" UNIQUE("customer_id"),
	CONSTRAINT "affiliates_affiliateCode_unique" UNIQUE("affiliate_code"),
	CONSTRAINT "affiliates_code" CHECK ("affiliates"."affiliate_code" ~ '^[A-Z0-9]{4,20}$'),
	CONSTRAINT "affiliates_status" CHECK ("affiliates"."status" in ('active', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "order_referrals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"via" text NOT NULL,
	"clicked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refused_why" text,
	CONSTRAINT "order_referrals_click" CHECK (("order_referrals"."via" = 'link') = ("order_referrals"."clicked_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "affiliate_commission_entries" ADD CONSTRAINT "affiliate_commission_entries_commission_id_affiliate_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."affiliate_commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_referrals" ADD CONSTRAINT "order_referrals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_referrals" ADD CONSTRAINT "order_referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_commission_entries_commission_id_at_index" ON "affiliate_commission_entries" USING btree ("commission_id","at");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_newest" ON "affiliate_commissions" USING btree ("affiliate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_on_hold" ON "affiliate_commissions" USING btree ("order_id") WHERE "affiliate_commissions"."status" = 'pending' and "affiliate_commissions"."payable_at" is null;--> statement-breakpoint
CREATE INDEX "order_referrals_affiliate_id_index" ON "order_referrals" USING btree ("affiliate_id");
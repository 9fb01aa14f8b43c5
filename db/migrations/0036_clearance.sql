CREATE TABLE "clearance_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"used_units" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"clinician_id" text,
	"clinician_name" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "clearance_approvals_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "clearance_approvals_units" CHECK ("clearance_approvals"."used_units" between 0 and "clearance_approvals"."units"),
	CONSTRAINT "clearance_approvals_time" CHECK ("clearance_approvals"."until" > "clearance_approvals"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "clearance_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb,
	"assessment_id" uuid,
	"privacy_version" integer NOT NULL,
	"clinician_id" text,
	"answer" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "clearance_requests_units" CHECK ("clearance_requests"."units" between 1 and 20),
	CONSTRAINT "clearance_requests_state" CHECK ("clearance_requests"."state" in ('asked', 'to_talk', 'approved', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "clearance_requests_ended" CHECK (("clearance_requests"."state" in ('declined', 'withdrawn', 'expired')) = ("clearance_requests"."ended_at" is not null)),
	CONSTRAINT "clearance_requests_declined" CHECK ("clearance_requests"."state" <> 'declined' or "clearance_requests"."answer" is not null)
);
--> statement-breakpoint
CREATE TABLE "clearance_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	CONSTRAINT "clearance_uses_once" UNIQUE("order_id","approval_id"),
	CONSTRAINT "clearance_uses_units" CHECK ("clearance_uses"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_request_id_clearance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."clearance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_approvals" ADD CONSTRAINT "clearance_approvals_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_requests" ADD CONSTRAINT "clearance_requests_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance_uses" ADD CONSTRAINT "clearance_uses_approval_id_clearance_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."clearance_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clearance_approvals_customer_id_product_id_index" ON "clearance_approvals" USING btree ("customer_id","product_id");--> statement-breakpoint
CREATE INDEX "clearance_approvals_product_id_index" ON "clearance_approvals" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "clearance_approvals_clinician_id_index" ON "clearance_approvals" USING btree ("clinician_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clearance_requests_open" ON "clearance_requests" USING btree ("customer_id","product_id") WHERE "clearance_requests"."state" in ('asked', 'to_talk');--> statement-breakpoint
CREATE INDEX "clearance_requests_of_user" ON "clearance_requests" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "clearance_requests_clinician_id_index" ON "clearance_requests" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "clearance_requests_product_id_index" ON "clearance_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "clearance_requests_waiting" ON "clearance_requests" USING btree ("asked_at","id") WHERE "clearance_requests"."state" in ('asked', 'to_talk', 'approved');--> statement-breakpoint
CREATE INDEX "clearance_uses_approval_id_index" ON "clearance_uses" USING btree ("approval_id");
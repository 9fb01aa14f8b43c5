CREATE TABLE "therapy_receipts" (
	"dose_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "therapy_receipts" ADD CONSTRAINT "therapy_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "therapy_receipts_user_id_index" ON "therapy_receipts" USING btree ("user_id");
CREATE INDEX "guest_reservations_email_index" ON "guest_reservations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guest_reservations_phone_index" ON "guest_reservations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "guest_reservations_address_index" ON "guest_reservations" USING btree ("address");

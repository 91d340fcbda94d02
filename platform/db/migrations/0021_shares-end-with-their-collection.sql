-- Links to nothing, to collections that are gone, and to what never was their maker's own.
DELETE FROM "shares" WHERE num_nonnulls("asset_id", "collection_id") <> 1
	OR NOT EXISTS (SELECT 1 FROM "assets" WHERE "assets"."id" = "shares"."asset_id" AND "assets"."user_id" = "shares"."user_id"
		UNION ALL SELECT 1 FROM "collections" WHERE "collections"."id" = "shares"."collection_id" AND "collections"."user_id" = "shares"."user_id");--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_one_thing" CHECK (num_nonnulls("shares"."asset_id", "shares"."collection_id") = 1);
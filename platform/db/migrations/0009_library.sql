CREATE TABLE "binned_items" (
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"binned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "binned_items_item_type_item_id_pk" PRIMARY KEY("item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"collection_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_items_collection_id_item_type_item_id_pk" PRIMARY KEY("collection_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_marks" (
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "library_marks_item_type_item_id_pk" PRIMARY KEY("item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "library_vectors" (
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text NOT NULL,
	"words_hash" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "library_vectors_item_type_item_id_pk" PRIMARY KEY("item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "photo_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"parent_id" text NOT NULL,
	"root_id" text NOT NULL,
	"asset_id" text,
	"operations" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"asset_id" text,
	"collection_id" text,
	"title" text NOT NULL,
	"password_hash" text,
	"expires_at" timestamp (3) with time zone,
	"allow_download" boolean DEFAULT true NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "binned_items" ADD CONSTRAINT "binned_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_marks" ADD CONSTRAINT "library_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_vectors" ADD CONSTRAINT "library_vectors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_edits" ADD CONSTRAINT "photo_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_items_user" ON "binned_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "binned_items_binned" ON "binned_items" USING btree ("binned_at");--> statement-breakpoint
CREATE INDEX "collection_items_item" ON "collection_items" USING btree ("item_type","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_user_name" ON "collections" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "library_marks_user" ON "library_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "library_vectors_user" ON "library_vectors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photo_edits_user_created" ON "photo_edits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "photo_edits_root" ON "photo_edits" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "photo_edits_asset" ON "photo_edits" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "shares_user_created" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_asset" ON "shares" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "shares_collection" ON "shares" USING btree ("collection_id");
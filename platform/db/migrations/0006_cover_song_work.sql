CREATE TABLE "cover_song_files" (
	"cover_song_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_song_files_cover_song_id_asset_id_pk" PRIMARY KEY("cover_song_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "cover_song_runs" (
	"cover_song_id" text PRIMARY KEY NOT NULL,
	"render_job_id" text,
	"preview_job_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "song_castings" (
	"cover_song_id" text PRIMARY KEY NOT NULL,
	"avatar_id" text,
	"persona" text,
	"face_asset_id" text,
	"face_confirmed_at" timestamp (3) with time zone,
	"face_version" integer,
	"face" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "song_tracks" (
	"cover_song_id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"asset_id" text,
	"duration" double precision,
	"trim_start" double precision DEFAULT 0 NOT NULL,
	"trim_end" double precision,
	"genre" text,
	"seed" integer,
	"status" text NOT NULL,
	"job_id" text,
	"error_message" text,
	"analysis" jsonb,
	"rights_confirmed_at" timestamp (3) with time zone,
	"rights_version" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cover_song_files" ADD CONSTRAINT "cover_song_files_cover_song_id_cover_songs_id_fk" FOREIGN KEY ("cover_song_id") REFERENCES "public"."cover_songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_song_files" ADD CONSTRAINT "cover_song_files_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_song_runs" ADD CONSTRAINT "cover_song_runs_cover_song_id_cover_songs_id_fk" FOREIGN KEY ("cover_song_id") REFERENCES "public"."cover_songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_castings" ADD CONSTRAINT "song_castings_cover_song_id_cover_songs_id_fk" FOREIGN KEY ("cover_song_id") REFERENCES "public"."cover_songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_castings" ADD CONSTRAINT "song_castings_face_asset_id_assets_id_fk" FOREIGN KEY ("face_asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_tracks" ADD CONSTRAINT "song_tracks_cover_song_id_cover_songs_id_fk" FOREIGN KEY ("cover_song_id") REFERENCES "public"."cover_songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_tracks" ADD CONSTRAINT "song_tracks_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_song_files_asset" ON "cover_song_files" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "song_castings_face_asset" ON "song_castings" USING btree ("face_asset_id");--> statement-breakpoint
CREATE INDEX "song_tracks_asset" ON "song_tracks" USING btree ("asset_id");
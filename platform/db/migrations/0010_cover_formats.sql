CREATE TABLE "song_films" (
	"cover_song_id" text PRIMARY KEY NOT NULL,
	"aspect" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "song_castings" ADD COLUMN "chosen_look" jsonb;--> statement-breakpoint
ALTER TABLE "song_tracks" ADD COLUMN "singing" text;--> statement-breakpoint
ALTER TABLE "song_tracks" ADD COLUMN "lyrics" text;--> statement-breakpoint
ALTER TABLE "song_films" ADD CONSTRAINT "song_films_cover_song_id_cover_songs_id_fk" FOREIGN KEY ("cover_song_id") REFERENCES "public"."cover_songs"("id") ON DELETE cascade ON UPDATE no action;
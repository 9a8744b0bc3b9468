-- Sounds of imported cards are kept beside pictures; they have no size.
ALTER TABLE images ADD COLUMN sound boolean DEFAULT false NOT NULL;
ALTER TABLE images ALTER COLUMN width DROP NOT NULL, ALTER COLUMN height DROP NOT NULL;
ALTER TABLE images
  DROP CONSTRAINT images_key_check,
  ADD CONSTRAINT images_kind_check CHECK (CASE WHEN sound THEN key ~ '^[a-z0-9]{16,64}\.(mp3|ogg|m4a|wav)$' AND width IS NULL AND height IS NULL
    ELSE key ~ '^[a-z0-9]{16,64}\.(png|jpg|webp)$' AND width IS NOT NULL AND height IS NOT NULL END) NOT VALID;
ALTER TABLE images VALIDATE CONSTRAINT images_kind_check;

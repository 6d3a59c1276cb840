// Written by the scripts in media/, never by hand: the version of a picture is a digest of its files.
export const mediaFiles = {
  scenes: {},
  spots: {},
  shareImages: {},
} as const;

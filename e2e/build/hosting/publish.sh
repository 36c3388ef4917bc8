#!/bin/sh
# Puts a build where a server serves it: sh publish.sh DIST SITE. Assets come first and documents after them, so that no
# document names a file that is not there yet. Assets of earlier builds stay for a day after their build was replaced.
set -eu

[ $# -eq 2 ] || { echo "Usage: sh publish.sh DIST SITE" >&2; exit 2; }
dist=$1
site=$2
[ -f "$dist/build.json" ] || { echo "$dist holds no build. Run npm run build first." >&2; exit 1; }
mkdir -p "$site/assets"

# The build that is replaced was in use until now: its files are as new as this moment.
if [ -f "$site/.published" ]; then
  while IFS= read -r name; do
    [ ! -f "$site/assets/$name" ] || touch "$site/assets/$name"
  done < "$site/.published"
fi

# Each file is written beside its place and moved there, so that none is sent in part.
put() {
  mkdir -p "$(dirname "$2")"
  cp "$1" "$2.new"
  mv "$2.new" "$2"
}
(cd "$dist/assets" && find . -type f | sed 's|^\./||') | sort > "$site/.publishing"
while IFS= read -r name; do put "$dist/assets/$name" "$site/assets/$name"; done < "$site/.publishing"
(cd "$dist" && find . -type f ! -path './assets/*' ! -path './build.json' | sed 's|^\./||') |
  while IFS= read -r path; do put "$dist/$path" "$site/$path"; done
# Open pages ask for this file to learn of a new build.
put "$dist/build.json" "$site/build.json"
mv "$site/.publishing" "$site/.published"

find "$site/assets" -type f -mmin +1440 | while IFS= read -r path; do
  grep -qxF "${path#"$site/assets/"}" "$site/.published" || rm "$path"
done

#!/bin/sh
# Root's way in: joins the PC's control groups, shows the image and the home folder to a guest who may not look where they lie,
# in a mount namespace that nobody else sees, and becomes that guest.
# Arguments: guest id, run directory, image, home folder, control groups separated by spaces, the command.
set -eu
guest=$1 run=$2 image=$3 home=$4 groups=$5
shift 5
for group in $groups; do echo $$ >"$group/cgroup.procs"; done
mount --bind "$image" "$run/image"
mount --bind "$home" "$run/home"
exec setpriv --reuid="$guest" --regid="$guest" --clear-groups -- "$@"

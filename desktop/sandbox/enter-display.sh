#!/bin/sh
# The X server of a PC, in namespaces of its own: nobody in the PC can see or end it, and it sees nothing but the image.
# Arguments: the run directory of the PC, the image, the size as WIDTHxHEIGHT. Ends when standard input does.
set -eu
run=$1 image=$2 size=$3
root=$run/display

mount --rbind "$image" "$root"
mount -o remount,bind,ro,nosuid "$root"
cd "$root"
mount -t tmpfs -o nosuid,nodev,mode=1777,size=16m tmp tmp
mkdir -m 1777 tmp/.X11-unix
mount --bind "$run/x11" tmp/.X11-unix
mount -t tmpfs -o nosuid,nodev,mode=755,size=1m run run
mkdir run/frame
mount --bind "$run/frame" run/frame
mount -t tmpfs -o nosuid,mode=755,size=1m dev dev
for device in null zero random urandom; do
  : >"dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mount -t proc -o nosuid,nodev,noexec proc proc
mkdir tmp/host
pivot_root . tmp/host
umount -l /tmp/host
cd /
exec setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all --no-new-privs env -i PATH=/usr/bin:/bin sh -c '
  exec 3<&0
  Xvfb :0 -screen 0 "$1x24" -fbdir /run/frame -nolisten tcp -nolisten local -ac -noreset -s 0 -dpi 96 </dev/null 3<&- 2>/dev/null &
  server=$!
  { cat <&3 >/dev/null; kill -9 "$server"; } 2>/dev/null &
  wait "$server" 2>/dev/null' display "$size"

#!/bin/sh
# First program in the new namespaces of a PC. Builds its file system, leaves the host's behind, gives up every privilege and
# becomes the PC's init, which ends when standard input does.
# Arguments: the run directory of this PC, the image, the home folder of the world, the time zone, most processes.
set -eu
run=$1 image=$2 home=$3 zone=$4 processes=$5
root=$run/root

mount --rbind "$image" "$root"
mount -o remount,bind,ro,nosuid "$root"
cd "$root"

# The user owns the home folder; what they leave elsewhere is gone with the PC. Sizes bound what a filled disk can take.
mount -t tmpfs -o nosuid,nodev,mode=1777,size=512m tmp tmp
mount -t tmpfs -o nosuid,nodev,mode=1777,size=128m tmp var/tmp
mount -t tmpfs -o nosuid,nodev,mode=755,size=64m run run
mkdir -p run/upper run/user/1000 run/mypc tmp/.X11-unix
chmod 700 run/user/1000
mount -t tmpfs -o nosuid,nodev,mode=700,size=1g upper run/upper
mkdir run/upper/home run/upper/work
mount -t overlay home -o "lowerdir=$home:usr/share/mypc/home,upperdir=run/upper/home,workdir=run/upper/work,userxattr,nosuid,nodev" home/user
umount -l run/upper
rmdir run/upper

mount -t tmpfs -o nosuid,mode=755,size=1m dev dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
mount -t tmpfs -o nosuid,nodev,mode=1777,size=512m shm dev/shm
for device in null zero full random urandom tty; do
  : >"dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
mount -t proc -o nosuid,nodev,noexec proc proc

# Sockets and the clock come from outside: they can be used, not replaced.
mount --bind "$run/x11" tmp/.X11-unix
mount -o remount,bind,ro tmp/.X11-unix
mount --bind "$run/shared" run/mypc
mount -o remount,bind,ro run/mypc

hostname pc
mkdir run/host
pivot_root . run/host
umount -l /run/host
rmdir /run/host
cd /
/sbin/ip link set lo up

exec prlimit --nproc="$processes" setpriv --bounding-set=-all --inh-caps=-all --ambient-caps=-all --no-new-privs \
  env -i HOME=/home/user USER=user LOGNAME=user SHELL=/bin/bash PATH=/usr/local/bin:/usr/bin:/bin:/usr/games \
  LANG=en_US.UTF-8 TZ="$zone" DISPLAY=:0 XDG_RUNTIME_DIR=/run/user/1000 XDG_CURRENT_DESKTOP=XFCE \
  DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus /usr/lib/mypc/init

# Run by mmdebstrap when the packages are installed; $1 is the tree.
set -eu
chroot "$1" localedef --inputfile=en_US --charmap=UTF-8 en_US.UTF-8
chroot "$1" groupadd --gid 1000 user
chroot "$1" useradd --uid 1000 --gid 1000 --comment User --home-dir /home/user --shell /bin/bash user
mkdir -p "$1/home/user" "$1/run/user" "$1/usr/lib/mypc"
# Our theme is Yaru with a few rules added, and finds Yaru's parts beside itself.
mkdir -p "$1/usr/share/themes/MyPC/gtk-3.0"
ln -s ../../Yaru/gtk-3.0/gtk.gresource "$1/usr/share/themes/MyPC/gtk-3.0/gtk.gresource"
# Only one locale is ever used, and the sources of the others are larger than all of them compiled.
rm -rf "$1/usr/share/i18n" "$1/usr/lib/udev/hwdb.bin" "$1/var/log/"*

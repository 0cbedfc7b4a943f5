"""Tries, as the user of a PC, to look and reach out of it. Prints one JSON object: what succeeded, by kind of attempt.

Arguments: JSON with `secrets` (names of files of the host), `addresses` (host:port pairs where the host listens).
"""
import ctypes
import glob
import json
import os
import signal
import socket
import subprocess
import sys

told = json.loads(sys.argv[1])
libc = ctypes.CDLL(None, use_errno=True)


def readable(path):
    try:
        with open(path, "rb") as file:
            file.read(1)
        return True
    except OSError:
        return False


def files_of_the_host():
    """Everything that can be seen of the file system, down to every process's view of it."""
    roots = ["/"] + [os.path.join(process, view) for process in glob.glob("/proc/[0-9]*") for view in ("root", "cwd")]
    found = []
    for root in roots:
        for folder, folders, files in os.walk(root):
            folders[:] = [name for name in folders if name not in ("proc", "sys") and not os.path.islink(os.path.join(folder, name))]
            found += [os.path.join(folder, name) for name in files + folders if name in told["secrets"]]
    return found


def host_paths():
    paths = ["/sys/fs/cgroup/memory", "/sys/kernel", "/proc/sys/kernel/core_pattern.d", "/dev/sda", "/dev/vda", "/dev/kvm", "/dev/mem", "/run/host", "/run/mypc/../host"]
    return [path for path in paths if os.path.exists(path)]


def processes_that_are_not_ours():
    found = []
    for status in glob.glob("/proc/[0-9]*/cmdline"):
        try:
            line = open(status, "rb").read()
        except OSError:
            continue
        if b"node" in line.split(b"\0")[0] or b"Xvfb" in line:
            found.append(line.decode(errors="replace"))
    return found


def connections():
    open_ = []
    for address in told["addresses"] + ["1.1.1.1:53", "8.8.8.8:53", "169.254.169.254:80", "10.0.0.1:80", "192.168.0.1:80"]:
        host, port = address.rsplit(":", 1)
        attempt = socket.socket()
        attempt.settimeout(1)
        try:
            attempt.connect((host, int(port)))
            open_.append(address)
        except OSError:
            pass
        finally:
            attempt.close()
    return open_


def names_resolved():
    try:
        return [str(socket.getaddrinfo("example.org", 80))]
    except OSError:
        return []


def interfaces():
    return [name for _, name in socket.if_nameindex() if name != "lo"]


def kills():
    """Of processes by number, most of which are the host's if numbers were shared."""
    done = []
    for pid in told["pids"]:
        try:
            os.kill(pid, 0)
            name = open("/proc/%d/comm" % pid).read().strip()
            if name in ("node", "Xvfb", "MainThread"):
                done.append("%d %s" % (pid, name))
        except OSError:
            pass
    return done


def traced():
    PTRACE_ATTACH = 16
    done = []
    for pid in told["pids"]:
        if libc.ptrace(PTRACE_ATTACH, pid, None, None) == 0:
            comm = open("/proc/%d/comm" % pid).read().strip()
            os.kill(pid, signal.SIGCONT)
            if comm in ("node", "Xvfb", "MainThread"):
                done.append("%d %s" % (pid, comm))
    return done


def sockets_of_the_host():
    found = []
    for folder, _, files in os.walk("/"):
        if folder.startswith(("/proc", "/sys")):
            continue
        for name in files:
            if name in ("admin.sock", "control.sock", "docker.sock", "containerd.sock"):
                found.append(os.path.join(folder, name))
    return found


def writes_outside():
    done = []
    for folder in ["/", "/etc", "/usr/bin", "/usr/lib/mypc", "/run/mypc", "/tmp/.X11-unix", "/var/lib", "/opt", "/home"]:
        path = os.path.join(folder, "attacker-was-here")
        try:
            open(path, "w").close()
            done.append(path)
        except OSError:
            pass
    try:
        with open("/run/mypc/clock", "r+b") as clock:
            clock.write(b"\0" * 8)
        done.append("/run/mypc/clock")
    except OSError:
        pass
    return done


def privileges():
    done = []
    status = open("/proc/self/status").read()
    for line in status.splitlines():
        if line.startswith("CapEff:") and int(line.split()[1], 16):
            done.append(line)
        if line.startswith("NoNewPrivs:") and line.split()[1] != "1":
            done.append(line)
    for call, arguments in {
        "setuid": ["setuid", 0],
        "chroot": ["chroot", b"/tmp"],
        "sethostname": ["sethostname", b"x", 1],
        "mknod": ["mknod", b"/tmp/disk", 0o60600, os.makedev(8, 0)],
    }.items():
        if getattr(libc, arguments[0])(*arguments[1:]) == 0:
            done.append(call)
    return done


def ways_out_of_namespaces():
    """A user may make namespaces of their own (browsers do); what counts is that they lead nowhere."""
    attempts = {
        "nsenter": "nsenter -t 1 -m -p -n true",
        "umount": "umount /run/mypc || umount /tmp/.X11-unix",
        "remount": "mount -o remount,rw / || mount -o remount,rw /run/mypc",
        "write through a namespace": "unshare -Urm sh -c 'mount -o remount,rw,bind /run/mypc && echo x > /run/mypc/attack'",
        "host disk": "unshare -Urm sh -c 'mount /dev/vda /mnt || mount /dev/sda1 /mnt'",
        "old root": "unshare -Urm sh -c 'umount -l / && ls /run/host'",
        "network": "unshare -Urn sh -c 'ip link add veth0 type veth peer name veth1 netns 1'",
    }
    run = lambda command: subprocess.run(["bash", "-c", command], capture_output=True, timeout=20).returncode == 0
    return [name for name, command in attempts.items() if run(command)]


ATTEMPTS = [
    files_of_the_host,
    host_paths,
    processes_that_are_not_ours,
    connections,
    names_resolved,
    interfaces,
    kills,
    traced,
    sockets_of_the_host,
    writes_outside,
    privileges,
    ways_out_of_namespaces,
]
print(json.dumps({attempt.__name__: attempt() for attempt in ATTEMPTS}))

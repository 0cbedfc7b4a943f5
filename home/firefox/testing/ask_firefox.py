"""Starts the Firefox of a PC on its profile, runs a script with the browser's own privileges, and lets it quit.

Argument: {"script": body of an async function, "folder": of the profile}. Prints {"answer", "seconds", "files", "databases"}.
"""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import time

PORT = 2828
WAIT = "const done = arguments[arguments.length - 1]; (async () => { %s })().then((value) => done({ value }), (error) => done({ error: `${error} ${error.stack}` }));"


class Marionette:
    def __init__(self):
        self.socket = self.connect()
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self.receive()

    @staticmethod
    def connect():
        for _ in range(300):
            try:
                return socket.create_connection(("127.0.0.1", PORT), timeout=60)
            except OSError:
                time.sleep(0.1)
        raise SystemExit("Firefox did not open its port within 30 seconds.")

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            length += self.stream.read(1)
        return json.loads(self.stream.read(int(length[:-1])))

    def do(self, command, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self.receive()
        if error:
            raise SystemExit(f"{command}: {error}")
        return result


def read_database(path):
    database = sqlite3.connect(path)
    version = database.execute("PRAGMA user_version").fetchone()[0]
    integrity = database.execute("PRAGMA integrity_check").fetchone()[0]
    return {"version": version, "integrity": integrity}


def main():
    order = json.loads(sys.argv[1])
    folder = order["folder"]
    # Otherwise it would prepare the profile for tests: no home page, nothing remembered.
    with open(os.path.join(folder, "user.js"), "w") as settings:
        settings.write('user_pref("remote.prefs.recommended", false);\n')
    began = time.monotonic()
    firefox = subprocess.Popen(
        ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        marionette = Marionette()
        marionette.do("WebDriver:NewSession")
        seconds = time.monotonic() - began
        marionette.do("Marionette:SetContext", value="chrome")
        marionette.do("WebDriver:SetTimeouts", script=30000)
        answer = marionette.do("WebDriver:ExecuteAsyncScript", script=WAIT % order["script"], args=[])["value"]
        marionette.do("Marionette:Quit", flags=["eAttemptQuit"])
        firefox.wait(20)
    finally:
        firefox.kill()
    files = sorted(os.listdir(folder))
    names = ["places", "favicons", "cookies", "formhistory"]
    databases = {name: read_database(os.path.join(folder, f"{name}.sqlite")) for name in names}
    print(json.dumps({"answer": answer, "seconds": seconds, "files": files, "databases": databases}))


main()

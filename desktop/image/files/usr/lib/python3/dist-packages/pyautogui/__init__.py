"""Mouse and keyboard of this PC, with pyautogui's names.

Each call is done by the PC's control server (http://127.0.0.1:5000), which binds arguments as pyautogui does. Text is typed
exactly, whatever its characters. Differences: PAUSE is 0 until it is set, the corners of the screen are no fail-safe, a key
that does not exist is an error instead of nothing, and ways of easing make no difference.
"""
import collections
import contextlib
import json as _json
import socket as _socket
import time as _time

__version__ = "0.9.54"

FAILSAFE = True
FAILSAFE_POINTS = [(0, 0)]
PAUSE = 0
MINIMUM_DURATION = 0.1
MINIMUM_SLEEP = 0.05
DARWIN_CATCH_UP_TIME = 0
LOG_SCREENSHOTS = False
LEFT, MIDDLE, RIGHT, PRIMARY, SECONDARY = "left", "middle", "right", "primary", "secondary"

Point = collections.namedtuple("Point", "x y")
Size = collections.namedtuple("Size", "width height")

_SERVER = ("127.0.0.1", 5000)
_NAMES = """
    add alt altleft altright apps backspace capslock clear ctrl ctrlleft ctrlright decimal
    del delete divide down end enter esc escape execute f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20
    f21 f22 f23 f24 help home insert left menu multiply num0 num1 num2 num3 num4 num5 num6 num7 num8 num9 numlock option
    optionleft optionright pagedown pageup pause pgdn pgup print printscreen prntscrn prtsc prtscr return right scrolllock
    select separator shift shiftleft shiftright space subtract super tab up win winleft winright command
"""
KEYBOARD_KEYS = ["\t", "\n", "\r"] + [chr(code) for code in range(32, 127)] + _NAMES.split()
KEY_NAMES = KEYBOARD_KEYS


class PyAutoGUIException(Exception):
    pass


class FailSafeException(PyAutoGUIException):
    pass


class ImageNotFoundException(PyAutoGUIException):
    pass


def _ask(method, path, body=b""):
    """Status and body of an answer. HTTP/1.0: one connection a call, and the answer ends with it."""
    with _socket.create_connection(_SERVER) as connection:
        head = "%s %s HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        connection.sendall((head % (method, path, len(body))).encode() + body)
        answer = b"".join(iter(lambda: connection.recv(1 << 18), b""))
    headers, _, content = answer.partition(b"\r\n\r\n")
    return int(headers.split(b" ", 2)[1]), content


def _plain(value):
    """Numbers of numpy as numbers, ranges and the like as lists; functions, such as ways of easing, as nothing."""
    if callable(value):
        return None
    if hasattr(value, "item"):
        return value.item()
    return list(value)


def _call(name, args, kwargs):
    body = _json.dumps({"name": name, "args": args, "kwargs": kwargs}, default=_plain).encode()
    status, content = _ask("POST", "/pyautogui", body)
    answer = _json.loads(content)
    if status != 200:
        raise PyAutoGUIException(answer.get("message", content))
    if PAUSE and kwargs.get("_pause", True):
        _time.sleep(PAUSE)
    return answer["value"]


def _function(name):
    def call(*args, **kwargs):
        return _call(name, args, kwargs)

    call.__name__ = call.__qualname__ = name
    return call


moveTo, moveRel, move = _function("moveTo"), _function("moveRel"), _function("move")
dragTo, dragRel, drag = _function("dragTo"), _function("dragRel"), _function("drag")
click, leftClick, rightClick = _function("click"), _function("leftClick"), _function("rightClick")
middleClick, doubleClick, tripleClick = _function("middleClick"), _function("doubleClick"), _function("tripleClick")
mouseDown, mouseUp = _function("mouseDown"), _function("mouseUp")
scroll, vscroll, hscroll = _function("scroll"), _function("vscroll"), _function("hscroll")
write, typewrite = _function("write"), _function("typewrite")
press, hotkey, keyDown, keyUp = _function("press"), _function("hotkey"), _function("keyDown"), _function("keyUp")
onScreen = _function("onScreen")
shortcut = hotkey


def position(x=None, y=None):
    here = _call("position", (), {"_pause": False})
    return Point(here[0] if x is None else int(x), here[1] if y is None else int(y))


def size():
    return Size(*_call("size", (), {"_pause": False}))


resolution = size


def mouseInfo():
    raise PyAutoGUIException("mouseInfo() opens a window for a person. Use position().")


@contextlib.contextmanager
def hold(keys, logScreenshot=None, _pause=True):
    names = [keys] if isinstance(keys, str) else list(keys)
    for name in names:
        keyDown(name)
    try:
        yield
    finally:
        for name in reversed(names):
            keyUp(name)


def sleep(seconds):
    _time.sleep(seconds)


def countdown(seconds):
    for left in range(seconds, 0, -1):
        print(left, end=" ", flush=True)
        _time.sleep(1)
    print()


class Screenshot:
    """A picture of the screen where PIL is missing."""

    def __init__(self, png):
        self.png = png
        self.width = int.from_bytes(png[16:20], "big")
        self.height = int.from_bytes(png[20:24], "big")
        self.size = (self.width, self.height)

    def save(self, path, *_, **__):
        with open(path, "wb") as file:
            file.write(self.png)


def screenshot(imageFilename=None, region=None, **_):
    status, png = _ask("GET", "/screenshot")
    if status != 200:
        raise PyAutoGUIException("The screen cannot be read: %s" % png.decode("utf-8", "replace"))
    try:
        import io

        from PIL import Image
    except ImportError:
        if region is not None:
            raise PyAutoGUIException("A region of the screen needs PIL. Take all of it.")
        picture = Screenshot(png)
    else:
        picture = Image.open(io.BytesIO(png))
        picture.load()
        if region is not None:
            left, top, width, height = (int(value) for value in region)
            picture = picture.crop((left, top, left + width, top + height))
    if imageFilename is not None:
        picture.save(imageFilename)
    return picture


grab = screenshot


def pixel(x, y):
    return tuple(_call("pixel", (x, y), {"_pause": False}))


def pixelMatchesColor(x, y, expectedRGBColor, tolerance=0):
    return all(abs(seen - wanted) <= tolerance for seen, wanted in zip(pixel(x, y), expectedRGBColor))


def isShiftCharacter(character):
    return character.isupper() or character in set('~!@#$%^&*()_+{}|:"<>?')


def isValidKey(key):
    return key in KEYBOARD_KEYS


def getPointOnLine(x1, y1, x2, y2, n):
    return ((x2 - x1) * n + x1, (y2 - y1) * n + y1)


def linear(n):
    return n


def _absent(name, advice):
    def call(*_, **__):
        raise PyAutoGUIException("%s() is not part of this PC. %s" % (name, advice))

    call.__name__ = name
    return call


for _name in ("locate", "locateAll", "locateAllOnScreen", "locateCenterOnScreen", "locateOnScreen", "locateOnWindow", "center"):
    globals()[_name] = _absent(_name, "Look at a screenshot and use coordinates.")
for _name in ("alert", "confirm", "prompt", "password"):
    globals()[_name] = _absent(_name, "Nobody would answer the dialog. Print instead.")
for _name in ("getActiveWindow", "getActiveWindowTitle", "getAllTitles", "getAllWindows", "getWindowsAt", "getWindowsWithTitle"):
    globals()[_name] = _absent(_name, "Use the program wmctrl.")
for _kind in ("Quad", "Cubic", "Quart", "Quint", "Sine", "Expo", "Circ", "Elastic", "Back", "Bounce"):
    for _way in ("easeIn", "easeOut", "easeInOut"):
        globals()[_way + _kind] = linear
del _name, _kind, _way

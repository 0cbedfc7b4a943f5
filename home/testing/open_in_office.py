"""Opens files of this home folder in LibreOffice and prints what it makes of them as JSON."""
import csv, glob, html, json, os, re, shutil, subprocess, sys, tempfile, zipfile

KINDS = {
    "text": ((".odt", ".docx", ".txt"), "txt:Text (encoded):UTF8"),
    # Every sheet, values as they are shown.
    "table": ((".ods", ".xlsx", ".csv"), "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1"),
    "slides": ((".pptx", ".odp"), "odp"),
}
# Without these LibreOffice would show the values that a file claims for its formulas.
ALWAYS_CALCULATE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="ODFRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>"""


def convert(paths, target, work):
    os.makedirs(work + "/in"), os.makedirs(work + "/out")
    names = {}
    for index, path in enumerate(paths):
        name = "file%d%s" % (index, os.path.splitext(path)[1])
        shutil.copyfile(path, work + "/in/" + name)
        names[path] = name
    office = ["soffice", "-env:UserInstallation=file://" + work + "/../profile", "--headless", "--norestore"]
    subprocess.run(
        office + ["--convert-to", target, "--outdir", work + "/out"] + [work + "/in/" + n for n in names.values()],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=240,
    )
    return {path: work + "/out/" + os.path.splitext(name)[0] for path, name in names.items()}


def read_text(stem):
    with open(stem + ".txt", encoding="utf-8-sig") as file:
        return file.read()


def read_table(stem):
    sheets = {}
    for path in glob.glob(stem + ".csv") + glob.glob(stem + "-*.csv"):
        with open(path, encoding="utf-8", newline="") as file:
            sheets[path[len(stem) + 1 : -4]] = list(csv.reader(file))
    return sheets or None


def read_slides(stem):
    with zipfile.ZipFile(stem + ".odp") as archive:
        xml = archive.read("content.xml").decode()
    return html.unescape(re.sub(r"<[^>]+>", "\n", xml))


READERS = {"text": read_text, "table": read_table, "slides": read_slides}


def main(paths):
    report = {}
    with tempfile.TemporaryDirectory() as work:
        os.makedirs(work + "/profile/user")
        with open(work + "/profile/user/registrymodifications.xcu", "w") as file:
            file.write(ALWAYS_CALCULATE)
        for kind, (extensions, target) in KINDS.items():
            wanted = [path for path in paths if path.endswith(extensions)]
            # Asked to convert nothing, LibreOffice waits for somebody to open something.
            stems = convert(wanted, target, work + "/" + kind) if wanted else {}
            for path, stem in stems.items():
                try:
                    report[path] = READERS[kind](stem)
                except OSError:
                    report[path] = None
    print(json.dumps(report))


main(json.loads(sys.argv[1]))

import { hourMs } from '#world/calendar.ts';
import type { EventOf } from '#world/events.ts';
import type { Desk, DocumentKind } from './desk.ts';
import { writePdfPages } from './formats/pdf-page.ts';
import { fileName, shortDay } from './wording.ts';

/** What a course gives its people at the end of a year: on paper with a border, for the wall. */
export const certificates: DocumentKind = (desk) => {
  const thisYear = desk.dayOf(desk.life.referenceMs).slice(0, 4);
  return desk.eventsOf('class.joined').flatMap((course) => {
    const attended = desk.eventsOf('class.attended').filter((each) => each.course === course.course);
    const years = new Set(attended.map(({ at }) => desk.dayOf(at).slice(0, 4)));
    return [...years]
      .filter((year) => year < thisYear)
      .map((year) =>
        certificate(
          desk,
          course,
          attended.filter(({ at }) => desk.dayOf(at).startsWith(year)),
        ),
      );
  });
};

function certificate(
  desk: Desk,
  course: EventOf<'class.joined'>,
  evenings: readonly EventOf<'class.attended'>[],
) {
  const last = evenings.at(-1)?.at ?? course.at;
  const atMs = desk.atDesk(last + 44 * hourMs);
  const year = desk.dayOf(last).slice(0, 4);
  const content = writePdfPages(
    { title: `Certificate, ${course.name}`, author: course.venue, atMs, landscape: true, margin: 36 },
    (page) => {
      page.rect(30, 30, 732, 552).lineWidth(3).stroke('#8a6d2f');
      page.rect(40, 40, 712, 532).lineWidth(0.8).stroke('#8a6d2f');
      const line = (text: string, y: number, size: number, font: string) =>
        page
          .font(font)
          .fontSize(size)
          .fillColor('#2b2416')
          .text(text, 60, y, { width: 672, align: 'center' });
      line(course.venue.toUpperCase(), 92, 15, 'Times-Roman');
      line('Certificate of Attendance', 136, 40, 'Times-BoldItalic');
      line('This is to say that', 216, 15, 'Times-Italic');
      line(desk.author, 246, 34, 'Times-Bold');
      line(`came to ${evenings.length} evenings of ${course.name} in ${year}`, 304, 17, 'Times-Roman');
      line(`the last of them on ${shortDay(desk.dayOf(last))}.`, 330, 15, 'Times-Italic');
      page.moveTo(280, 452).lineTo(512, 452).lineWidth(0.8).stroke('#2b2416');
      line(course.teacher ? desk.nameOf(course.teacher) : course.venue, 460, 14, 'Times-Roman');
      line(course.address, 520, 10, 'Times-Roman');
    },
  );
  return { path: `Documents/Personal/${fileName(`Certificate ${course.name} ${year}`)}.pdf`, content, atMs };
}

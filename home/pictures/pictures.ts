import { drawScene } from '#apps/hoolichat/pictures/draw-scene.ts';
import { timeOf } from '#kit/time.ts';
import { minuteMs } from '#world/calendar.ts';
import { createDesk, type Desk } from '../documents/desk.ts';
import type { PictureEntry } from '../documents/read-collection.ts';
import type { HomePart } from '../home-source.ts';
import { develop, type Shot } from './develop.ts';

interface Picture extends Shot {
  readonly path: string;
  readonly atMs: number;
}

/** What the owner drew, took and was sent. */
export const pictures: HomePart = async (source, home) => {
  const desk = createDesk(source);
  const all = [...desk.collection.pictures.map((entry) => fromCollection(desk, entry)), ...fromChats(desk)];
  const now = source.life.referenceMs;
  for (const picture of all.filter(({ atMs }) => atMs <= now)) {
    const format = picture.path.endsWith('.png') ? 'png' : 'jpg';
    await home.write(picture.path, await develop(picture, format), picture.atMs);
  }
};

function fromCollection(desk: Desk, { path, taken, scene, drawing }: PictureEntry): Picture {
  const atMs = desk.moment(taken);
  const hour = Number(taken.slice(11, 13));
  const drawn = drawing === undefined ? undefined : desk.collection.texts.get(drawing);
  const svg = scene ? drawScene(scene, { hour, seed: desk.life.seed }) : drawn;
  if (!svg) throw new Error(`"${path}" needs a "scene", or a "drawing" that lies beside the persona.`);
  const size = scene ? { width: 1600 } : {};
  return { path, atMs, svg, ...size, taken: cameraTime(desk, atMs), caption: scene ?? path };
}

interface ChatPicture {
  filename: string;
  description: string;
  bytes: Uint8Array;
  at: number;
  mine: number;
}

/** Pictures of chats: the owner's own came from their camera, of others those are kept that the owner reacted to. */
function fromChats(desk: Desk): Picture[] {
  const rows = desk.rows<ChatPicture>(`
    select a.filename, a.description, c.bytes, m.at, m.sender = 'me' as mine
    from hoolichat_attachments a
    join hoolichat_contents c on c.id = a.content_id
    join hoolichat_messages m on m.id = a.message_id
    where a.type = 'image/svg+xml' and m.deleted_at is null
      and (m.sender = 'me' or exists
        (select 1 from hoolichat_reactions r where r.message_id = m.id and r.by = 'me'))
    order by m.at, a.id`);
  return rows.map(({ filename, description, bytes, at, mine }) => {
    const name = filename.replace(/\.svg$/, '.jpg');
    const atMs = mine ? at : desk.atDesk(at + 3 * minuteMs);
    return {
      ...{ path: `Pictures/${mine ? 'Camera' : 'HooliChat'}/${name}`, atMs, width: 1024 },
      ...{ svg: Buffer.from(bytes).toString('utf8'), taken: cameraTime(desk, atMs), caption: description },
    };
  });
}

const cameraTime = ({ dayOf, zone }: Desk, atMs: number): string =>
  `${dayOf(atMs).replaceAll('-', ':')} ${timeOf(atMs, zone)}:00`;

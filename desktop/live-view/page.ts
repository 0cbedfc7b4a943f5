import RFB from '@novnc/novnc';

const RETRY_MS = 500;

type State = 'connecting' | 'live' | 'off' | 'refused' | 'gone';

const STATES: Readonly<Record<State, { label: string; headline: string; advice: string }>> = {
  connecting: { label: 'Connecting', headline: 'Connecting…', advice: '' },
  live: { label: 'Live', headline: '', advice: '' },
  off: {
    label: 'Waiting',
    headline: 'The PC is off',
    advice: 'It may be starting anew. This page shows the next one as soon as it is there.',
  },
  refused: {
    label: 'No access',
    headline: 'This address does not open the PC',
    advice:
      'Copy the whole address that mypc has printed, with everything after the # sign. It changes at each start.',
  },
  gone: {
    label: 'Stopped',
    headline: 'Nobody answers',
    advice: 'mypc has stopped. Start it again and open the address that it prints.',
  },
};

interface Session {
  readonly access: 'view' | 'control';
  /** Of the PC; null while there is none. */
  readonly name: string | null;
}

const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const view = byId<HTMLInputElement>('view');
const control = byId<HTMLInputElement>('control');
const token = location.hash.slice(1);
let screen: RFB | undefined;

function tell(state: State): void {
  const { label, headline, advice } = STATES[state];
  document.body.dataset.state = state;
  byId('state').textContent = label;
  byId('headline').textContent = headline;
  byId('advice').textContent = advice;
}

async function ask(): Promise<Session | 'refused' | 'gone'> {
  try {
    const answer = await fetch('/session', { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? await answer.json() : 'refused';
  } catch {
    return 'gone';
  }
}

async function enter(): Promise<void> {
  const session = await ask();
  if (session === 'refused') return tell(session);
  if (session === 'gone' || session.name === null) {
    tell(session === 'gone' ? session : 'off');
    setTimeout(enter, RETRY_MS);
    return;
  }
  byId('name').textContent = session.name;
  document.title = `${session.name} – live view`;
  if (session.access === 'control' && control.disabled) control.checked = true;
  control.disabled = session.access === 'view';
  control.title = control.disabled ? 'This address only lets you look.' : '';
  connect();
}

function connect(): void {
  const opened = new RFB(byId('screen'), `ws://${location.host}/screen?token=${encodeURIComponent(token)}`);
  screen = opened;
  opened.scaleViewport = true;
  opened.background = 'transparent';
  opened.viewOnly = !control.checked;
  opened.addEventListener('connect', () => {
    tell('live');
    if (control.checked) opened.focus();
  });
  opened.addEventListener('disconnect', () => {
    tell('connecting');
    setTimeout(enter, RETRY_MS);
  });
}

for (const mode of [view, control])
  mode.addEventListener('change', () => {
    if (!screen) return;
    screen.viewOnly = !control.checked;
    if (control.checked) screen.focus();
  });
byId('full').addEventListener('click', () =>
  document.fullscreenElement ? document.exitFullscreen() : byId('screen').requestFullscreen(),
);
window.addEventListener('hashchange', () => location.reload());

void enter();

import roboto from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import { useEffect, useRef, useState } from 'react';

const STYLE = `
@font-face { font-family: Roboto; src: url(${roboto}); font-weight: 100 900; }
html { overflow-x: auto; overflow-y: hidden; }
body { margin: 0; padding: 1px 0; color: #1d2929; font: 14px/1.55 Roboto, system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: #5046c8; }
img, table { max-width: 100%; }
blockquote { margin: 0 0 0 4px; padding-left: 12px; border-left: 2px solid #cfdedc; color: #4a5a5a; }
p { margin: 0 0 12px; }
ul { padding-left: 24px; list-style: disc; } ol { padding-left: 24px; list-style: decimal; }
`;

/** Mail is a stranger's page: it gets a frame of its own in which no script runs and whose links open elsewhere. */
export function MessageBody({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(40);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | undefined;
    const measure = () => {
      const body = element.contentDocument?.body;
      if (body) setHeight(Math.ceil(body.getBoundingClientRect().height) + 18);
    };
    const watch = () => {
      const body = element.contentDocument?.body;
      observer?.disconnect();
      if (!body) return;
      observer = new ResizeObserver(measure);
      observer.observe(body);
      measure();
    };
    element.addEventListener('load', watch);
    watch();
    return () => {
      element.removeEventListener('load', watch);
      observer?.disconnect();
    };
  }, []);

  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={`<!doctype html><base target="_blank"><style>${STYLE}</style><body>${html}</body>`}
      sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin"
      style={{ height }}
      className="block w-full"
    />
  );
}

import { Fragment, type ReactNode } from 'react';

const LOCAL_URL = /(https?:\/\/localhost(?::\d+)?\/[^\s<>"]*)/;

/** Addresses of this machine as links; all others would lead nowhere, and stay text. */
export const linked = (text: string): ReactNode =>
  text.split(LOCAL_URL).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <a key={index} href={part} className="text-link underline" target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
      <Fragment key={index}>{part}</Fragment>
    ),
  );

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

export interface RelayOptions {
  /** The socket that requests go to; asked at each, so that after a reset it is the next PC's. */
  target(): string;
  /** Answers a request itself, instead; true when it does. */
  answers?(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

/** Passes HTTP requests on to a socket of a PC, whatever it is called and whichever PC it is. */
export function createRelay({ target, answers = () => false }: RelayOptions): Server {
  return createServer((incoming, outgoing) => {
    if (answers(incoming, outgoing)) return;
    const { method, url: path, headers } = incoming;
    const onward = request({ socketPath: target(), method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error) => refuse(outgoing, 502, `The PC does not answer: ${error.message}`));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
}

export function refuse(outgoing: ServerResponse, status: number, message: string): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(status, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ status: 'error', error: { message }, message }));
}

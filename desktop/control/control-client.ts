import { request } from 'node:http';

/** Speaks the control API to a PC through its socket. */
export interface ControlClient {
  readonly socketPath: string;
  /** True once apps answer and the desktop is painted. */
  isReady(): Promise<boolean>;
}

export function createControlClient(socketPath: string): ControlClient {
  return {
    socketPath,
    isReady: async () => (await get(socketPath, '/health')) === 200,
  };
}

function get(socketPath: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const call = request({ socketPath, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', () => resolve(0));
    call.end();
  });
}

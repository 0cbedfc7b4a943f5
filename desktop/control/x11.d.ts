/** The part of the `x11` package that the control server uses; the package brings no types. */
declare module 'x11' {
  type Reply<T> = (error: Error | null, reply: T) => void;

  export interface Display {
    readonly client: Client;
    readonly screen: readonly { readonly root: number }[];
    readonly min_keycode: number;
    readonly max_keycode: number;
  }

  export interface XEvent {
    readonly name: string;
    /** Of a client message. */
    readonly data?: readonly number[];
  }

  export interface Property {
    readonly format: number;
    readonly data: Buffer;
  }

  export interface Pointer {
    readonly rootX: number;
    readonly rootY: number;
    /** Modifiers and locks that are on, as the protocol's bits. */
    readonly keyMask: number;
  }

  export interface Client {
    on(event: 'error' | 'end', listener: (error?: Error) => void): void;
    on(event: 'event', listener: (event: XEvent) => void): void;
    terminate(): void;
    require(extension: 'xtest', reply: Reply<XTest>): void;
    GetKeyboardMapping(first: number, count: number, reply: Reply<number[][]>): void;
    ChangeKeyboardMapping(first: number, perKeycode: number, keysyms: readonly number[]): void;
    QueryPointer(window: number, reply: Reply<Pointer>): void;
    GetInputFocus(reply: Reply<unknown>): void;
    InternAtom(onlyIfExists: boolean, name: string, reply: Reply<number>): void;
    GetProperty(
      remove: number,
      window: number,
      property: number,
      type: number,
      offset: number,
      length: number,
      reply: Reply<Property>,
    ): void;
    GetGeometry(window: number, reply: Reply<{ width: number; height: number }>): void;
    GetWindowAttributes(window: number, reply: Reply<{ mapState: number }>): void;
    ChangeWindowAttributes(window: number, attributes: { eventMask: number }): void;
    SendEvent(window: number, propagate: number, eventMask: number, event: Buffer): void;
  }

  export interface XTest {
    readonly KeyPress: number;
    readonly KeyRelease: number;
    readonly ButtonPress: number;
    readonly ButtonRelease: number;
    readonly MotionNotify: number;
    FakeInput(type: number, detail: number, time: number, window: number, x: number, y: number): void;
    GrabControl(impervious: boolean): void;
  }

  const x11: {
    createClient(
      options: { stream?: import('node:stream').Duplex; display?: string },
      ready: Reply<Display>,
    ): Client;
    readonly keySyms: Readonly<Record<string, { readonly code: number }>>;
  };
  export default x11;
}

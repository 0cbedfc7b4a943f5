/** The part of noVNC that the live view uses; the package brings no types. */
declare module '@novnc/novnc' {
  export default class RFB extends EventTarget {
    constructor(target: HTMLElement, url: string);
    viewOnly: boolean;
    scaleViewport: boolean;
    background: string;
    focus(): void;
    disconnect(): void;
  }
}

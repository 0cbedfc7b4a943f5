/** Where the page's upper left is on the screen; Firefox alone tells. */
declare const mozInnerScreenX: number;
declare const mozInnerScreenY: number;

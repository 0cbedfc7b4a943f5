/** When the computer was set up: before any world begins. Nothing in an image is younger, whenever it was built. */
export const SET_UP_AT = '2024-01-02T09:00:00Z';

import { createRng } from '#world/rng.ts';

/** Where a place lies on the app's own map: always the same for the same place. */
export function coordinatesOf({ name, address }: { name: string; address: string }) {
  const random = createRng(`${name}\n${address}`)('place');
  const between = (low: number, high: number) => Number((low + random.next() * (high - low)).toFixed(5));
  return { latitude: between(32, 47), longitude: between(-118, -74) };
}

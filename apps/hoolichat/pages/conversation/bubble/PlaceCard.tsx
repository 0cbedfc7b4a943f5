import { MapPin } from 'lucide-react';
import type { ChatMessage } from '../../../rules/views.ts';

export function PlaceCard({ place }: { place: NonNullable<ChatMessage['place']> }) {
  return (
    <div className="w-72 max-w-full">
      <PlaceMap latitude={place.latitude} longitude={place.longitude} />
      <div className="px-1.5 pt-1.5">
        <p className="font-semibold">{place.name}</p>
        {place.address && <p className="text-foreground-muted text-small">{place.address}</p>}
      </div>
    </div>
  );
}

/** Streets that look the same for the same place: a picture of a map, not a map. */
function PlaceMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  const seed = Math.abs(Math.round(latitude * 1e4) * 31 + Math.round(longitude * 1e4));
  const at = (salt: number, span: number) => (Math.imul(seed + salt * 7919, 0x9e3779b1) >>> 8) % span;
  const tilt = at(1, 50) - 25;
  const streets = Array.from({ length: 7 }, (_, i) => i * 56 - 60 + at(i + 2, 22));
  const avenues = Array.from({ length: 9 }, (_, i) => i * 52 - 60 + at(i + 20, 20));
  return (
    <div className="relative h-36 overflow-hidden rounded-[7px] bg-[#e3e8dc]">
      <svg viewBox="0 0 288 144" aria-hidden className="size-full" preserveAspectRatio="xMidYMid slice">
        <g transform={`rotate(${tilt} 144 72)`}>
          <rect x={at(40, 150)} y={at(41, 60)} width="74" height="46" rx="6" fill="#bfdcb4" />
          <g stroke="#fff" strokeLinecap="round">
            {streets.map((y) => (
              <path key={y} d={`M-80 ${y}H380`} strokeWidth="7" />
            ))}
            {avenues.map((x) => (
              <path key={x} d={`M${x} -90V240`} strokeWidth="5" />
            ))}
            <path
              d={`M-80 ${40 + at(60, 60)}C80 ${at(61, 70)} 190 ${90 + at(62, 50)} 380 ${at(63, 120)}`}
              stroke="#f6d98b"
              strokeWidth="11"
              fill="none"
            />
          </g>
          <path
            d={`M-80 ${120 + at(50, 30)}C60 ${100 + at(51, 40)} 160 ${150 + at(52, 20)} 380 ${110 + at(53, 40)}`}
            stroke="#a9d0e6"
            strokeWidth="16"
            fill="none"
          />
        </g>
      </svg>
      <MapPin
        aria-hidden
        className="absolute top-1/2 left-1/2 size-9 -translate-x-1/2 -translate-y-[90%] fill-[#c8402f] text-white drop-shadow"
      />
    </div>
  );
}

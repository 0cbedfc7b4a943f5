import { Lock } from 'lucide-react';

/** The plastic itself. */
export function CardArt({ number, name, isLocked }: { number: string; name: string; isLocked: boolean }) {
  return (
    <div
      role="img"
      aria-label={`${name} ending in ${number.slice(-4)}${isLocked ? ', locked' : ''}`}
      className="relative aspect-[1.6] w-[268px] shrink-0 overflow-hidden rounded-[12px] bg-(--brand) p-4 text-white shadow-popup"
    >
      <span className="absolute -top-16 -right-14 size-52 rounded-full border-(--brass)/35 border-[22px]" />
      <span className="absolute -right-24 -bottom-24 size-60 rounded-full bg-(--brand-raised)" />
      <span className="relative flex items-center gap-2 font-bold tracking-tight">
        <img src="/icon.svg" alt="" className="size-6" />
        Gringotts
      </span>
      <span className="relative mt-4 block h-7 w-9 rounded-[5px] bg-(--brass-bright)" />
      <span className="relative mt-3 block font-medium text-[17px] tracking-[0.12em]">
        •••• {number.slice(-4)}
      </span>
      <span className="relative mt-1 flex justify-between text-[11px] text-white/80">
        <span>{name}</span>
        <span className="font-bold tracking-wider">GALLEON</span>
      </span>
      {isLocked && (
        <span className="absolute inset-0 grid place-items-center bg-(--brand)/75">
          <span className="flex items-center gap-2 rounded-full bg-white px-4 py-2 font-semibold text-(--brand)">
            <Lock aria-hidden className="size-4" />
            Locked
          </span>
        </span>
      )}
    </div>
  );
}

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-[21px] text-foreground tracking-[-0.01em]">
      <img src="/icon.svg" alt="" className="size-8" />
      <span>
        <span className="font-semibold text-primary">Hooli</span>Mail
      </span>
    </span>
  );
}

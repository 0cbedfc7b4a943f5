export function Brand() {
  return (
    <span className="flex items-center gap-2 text-[20px] text-foreground tracking-[-0.01em]">
      <img src="/icon.svg" alt="" className="size-8" />
      <span>
        <span className="font-medium text-primary">Hooli</span>Calendar
      </span>
    </span>
  );
}

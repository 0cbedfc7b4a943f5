export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-[21px] text-foreground tracking-[-0.01em]">
      <img src="/icon.svg" alt="" className="size-9" />
      <span>
        <span className="font-medium text-primary">Hooli</span>Calendar
      </span>
    </span>
  );
}

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-[21px] text-foreground tracking-[-0.01em]">
      <img src="/icon.svg" alt="" className="size-8" />
      <span>
        <span className="font-bold text-primary">Hooli</span>Chat
      </span>
    </span>
  );
}

/** What stands between messages. */

export const DayChip = ({ label }: { label: string }) => (
  <div className="flex justify-center py-2.5">
    <h3 className="rounded-lg bg-chip px-3 py-1 text-[12.5px] text-chip-foreground shadow-sm">{label}</h3>
  </div>
);

export const UnreadMark = ({ count }: { count: number }) => (
  <div className="my-1.5 flex justify-center bg-primary/10 py-1.5">
    <span className="rounded-full bg-chip px-3.5 py-1 font-medium text-[12.5px] text-chip-foreground shadow-sm">
      {count === 1 ? '1 unread message' : `${count} unread messages`}
    </span>
  </div>
);

export const SystemLine = ({ text }: { text: string }) => (
  <div className="flex justify-center px-[8%] py-1">
    <p
      role="note"
      className="rounded-lg bg-chip px-3 py-1 text-center text-[12.5px] text-chip-foreground shadow-sm"
    >
      {text}
    </p>
  </div>
);

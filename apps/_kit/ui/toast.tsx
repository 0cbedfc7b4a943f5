import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';

interface ToastOptions {
  action?: { label: string; onClick: () => void };
  durationMs?: number;
}

type ToastTone = 'success' | 'error' | 'info';

const manager = Base.createToastManager();

/** Low priority for every tone: Base UI hides a high-priority toast from the accessibility tree until it has focus. */
function show(tone: ToastTone, message: string, { action, durationMs = 6000 }: ToastOptions = {}) {
  const id = manager.add({
    type: tone,
    title: message,
    timeout: durationMs,
    priority: 'low',
    actionProps: action && {
      children: action.label,
      onClick() {
        action.onClick();
        manager.close(id);
      },
    },
  });
}

export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};

/** Mounted once by the page shell. */
export function Toaster() {
  return (
    <Base.Provider toastManager={manager} limit={4}>
      <Base.Portal>
        <Base.Viewport className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col-reverse [align-items:var(--toast-align)] gap-2 p-5 outline-none">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((item) => (
    <Base.Root
      key={item.id}
      toast={item}
      className="pointer-events-auto w-fit max-w-[min(36rem,calc(100vw-2.5rem))] min-w-64 rounded-[min(var(--card-radius),12px)] bg-toast text-body text-toast-foreground shadow-popup transition-[opacity,translate] duration-200 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Base.Content className="flex items-center gap-3 py-2.5 pr-2 pl-4">
        {item.type === 'success' && <CircleCheck aria-hidden className="size-[18px] shrink-0 opacity-85" />}
        {item.type === 'error' && <CircleAlert aria-hidden className="size-[18px] shrink-0 opacity-85" />}
        <Base.Title className="min-w-0 flex-1 py-0.5 [overflow-wrap:anywhere]" />
        <Base.Action className="shrink-0 rounded-button px-2.5 py-1 font-semibold text-toast-action hover:bg-toast-foreground/12" />
        <Base.Close
          aria-label="Dismiss"
          aria-hidden={false}
          className="flex size-7 shrink-0 items-center justify-center rounded-full opacity-70 hover:bg-toast-foreground/12 hover:opacity-100"
        >
          <X aria-hidden className="size-4" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}

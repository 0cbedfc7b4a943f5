import { Component, type ReactNode } from 'react';
import { RpcError } from '#kit/page/rpc.ts';
import { toast } from '#kit/ui/toast.tsx';

interface DraftGoneProps {
  onGone: () => void;
  children: ReactNode;
}

/** An address may name a draft that was sent or discarded since: the window closes and says so. */
export class DraftGone extends Component<DraftGoneProps, { isGone: boolean }> {
  override state = { isGone: false };

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof RpcError && error.status >= 400) return { isGone: true };
    throw error;
  }

  override componentDidCatch() {
    toast.info('This draft is no longer there: it was sent or discarded.');
    this.props.onGone();
  }

  override render() {
    return this.state.isGone ? null : this.props.children;
  }
}

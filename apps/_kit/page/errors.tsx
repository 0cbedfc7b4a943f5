import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { RpcError } from './rpc.ts';
import { useTitle } from './title.tsx';

export function NotFound({ message }: { message?: string }) {
  useTitle('Not found');
  return (
    <EmptyState
      title="This page does not exist"
      action={<LinkButton href="/">Go to the start page</LinkButton>}
    >
      {message ?? 'The address may be mistyped, or what it showed was removed.'}
    </EmptyState>
  );
}

/** A failing page shows what went wrong inside the frame; going elsewhere leaves it behind. */
export function PageErrors({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Boundary key={location} onRetry={reset}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode; onRetry(): void }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof RpcError && (error.status === 404 || error.status === 400))
      return <NotFound message={error.message} />;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    const message = error instanceof Error ? error.message : String(error);
    return <ErrorState title="This page could not be shown" message={message} onRetry={retry} />;
  }
}

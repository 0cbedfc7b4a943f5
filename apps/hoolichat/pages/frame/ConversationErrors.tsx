import { Component, type ReactNode } from 'react';
import { NotFound } from '#kit/page/errors.tsx';
import { RpcError } from '#kit/page/rpc.ts';
import { ErrorState } from '#kit/ui/ErrorState.tsx';

interface Props {
  children: ReactNode;
  /** Another boundary shows what went wrong. */
  isSilent?: boolean;
}

/** A chat that is not there leaves the list beside it usable. */
export class ConversationErrors extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.isSilent) return null;
    return (
      <div className="grid flex-1 place-items-center">
        {error instanceof RpcError && error.status < 500 ? (
          <NotFound message={error.message} />
        ) : (
          <ErrorState
            title="This chat could not be shown"
            message={error instanceof Error ? error.message : String(error)}
            onRetry={() => this.setState({ error: null })}
          />
        )}
      </div>
    );
  }
}

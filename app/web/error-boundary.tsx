/** Catches what a screen throws, so that a fault costs one screen and not the whole product. */

import { Component, type ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';

interface Props {
  children: ReactNode;
  /** Another value means another screen, which deserves a fresh try. */
  resetKey?: string;
  /** Inside the frame the brand is already there. */
  inFrame?: boolean;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const state = (
      <ErrorState
        title={t('This screen ran into a problem')}
        message={t(
          'Your work is safe on the server. Reload the page; if it keeps happening, tell your administrator what you were doing.',
        )}
        onRetry={() => location.reload()}
      />
    );
    if (this.props.inFrame) return state;
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <div className="grid justify-items-center gap-2">
          <Brand />
          {state}
        </div>
      </main>
    );
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './button';
import { Notice } from './notice';
import { reportError } from '../core/loading/report-error';

interface Props {
  /** Called before the children are shown again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a failure of one part from the rest of the page: says so in its place, with a way to try again. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(error, { componentStack: info.componentStack });
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="wrong" role="alert">
        <p>
          <FormattedMessage id="loading.part.failed" />
        </p>
        <Button variant="default" onClick={this.retry}>
          <FormattedMessage id="loading.part.again" />
        </Button>
      </Notice>
    );
  }
}

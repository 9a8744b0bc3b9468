import { Alert, Button, Text } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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
      <Alert color="red" variant="light" role="alert" maw={640}>
        <Text mb="sm">
          <FormattedMessage id="loading.part.failed" />
        </Text>
        <Button variant="default" onClick={this.retry}>
          <FormattedMessage id="loading.part.again" />
        </Button>
      </Alert>
    );
  }
}

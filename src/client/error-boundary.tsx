// Error boundary: an error in one screen leaves the other screens, and the way home, usable.

import { Component, type ComponentChildren } from 'preact';
import { Broken } from './screens/broken.tsx';

export interface ErrorBoundaryProps {
  /** The address. A new one gives the screen another try. */
  readonly at: string;
  readonly children: ComponentChildren;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { readonly failed?: unknown } = {};
  static override getDerivedStateFromError(failed: unknown) {
    console.error(failed);
    return { failed };
  }
  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.at !== this.props.at && this.state.failed !== undefined) this.setState({ failed: undefined });
  }
  override render() {
    return this.state.failed === undefined ? this.props.children : <Broken />;
  }
}

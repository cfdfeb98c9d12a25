import { useCommand } from '@/components/app/command/use-command';
import { TestBar, type TestBarProps } from './test-bar';

/**
 * Tests a connection as it is saved. While the connection is changed, this is not drawn and so loses
 * its outcome, which was about the connection before the change.
 */
export function TestSaved(props: Omit<TestBarProps, 'test'>) {
  return <TestBar {...props} test={useCommand()} />;
}

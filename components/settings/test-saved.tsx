import { useCommand } from '@/components/app/use-command';
import { TestBar, type TestBarProps } from './test-bar';

/**
 * Tries a connection as it is saved. Not drawn while the connection is changed, and its outcome with
 * it: that would be told of the connection as it was.
 */
export function TestSaved(props: Omit<TestBarProps, 'test'>) {
  return <TestBar {...props} test={useCommand('connection.test')} />;
}

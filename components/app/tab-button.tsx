import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { usePorts } from './ports';

interface TabButtonProps {
  /** A hash of lib/route. */
  readonly route: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/** From the popup on to a tab, for what a popup would close under. */
export function TabButton({ route, kind = '', children }: TabButtonProps) {
  const { windows } = usePorts();
  return (
    <Button kind={kind} onPress={() => windows.openTab(route).then(() => close())}>
      {children}
    </Button>
  );
}

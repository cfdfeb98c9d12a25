import { Button } from '@/components/look/button';
import type { ComponentChildren } from 'preact';
import { usePorts } from './ports';

interface TabButtonProps {
  /** A hash of lib/route. */
  readonly route: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/** Moves from the popup to a tab, for actions during which a popup would close. */
export function TabButton({ route, kind = '', children }: TabButtonProps) {
  const { windows } = usePorts();
  return (
    <Button kind={kind} onPress={() => windows.openTab(route).then(() => close())}>
      {children}
    </Button>
  );
}

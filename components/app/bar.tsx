import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface BarProps {
  readonly edge: 'top' | 'bottom';
  readonly children: ComponentChildren;
}

const gap = 9;

/** A bar that stays at an edge of the page. However tall it grows, nothing focused scrolls under it. */
export function Bar({ edge, children }: BarProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const property = `scroll-padding-block-${edge === 'top' ? 'start' : 'end'}`;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${bar.offsetHeight + gap}px`),
    );
    observer.observe(bar, { box: 'border-box' });
    // The property stays: this runs after the paint, when the next page's bar may have set it already.
    return () => observer.disconnect();
  }, [edge]);
  const Edge = edge === 'top' ? 'header' : 'footer';
  return (
    <Edge ref={ref} class={edge}>
      {children}
    </Edge>
  );
}

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SectionProps {
  readonly heading: string;
  /** What stands at the end of the heading's line: a count, a range. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A part of a page, named by its heading. */
export function Section({ heading, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div class="section-head">
        <h2 id={id}>{heading}</h2>
        <span>{aside}</span>
      </div>
      {children}
    </section>
  );
}

import { i18n } from '#i18n';
import { Back, Gear } from '@/components/look/icons';
import { Mark } from '@/components/look/mark';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Bar } from './bar';
import { PanelButton } from './panel-button';
import { usePorts } from './ports';
import { useOnline } from './use-online';
import { whenIdle } from './when-idle';

interface PageProps {
  /** The page's name; untrusted text is fine. */
  readonly title: string;
  /** What stands at the end of the bar above: how fresh the page is, say. */
  readonly status?: ComponentChildren;
  /** The actions in the bar below. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The frame every page sits in. */
export function Page({ title, status, actions, children }: PageProps) {
  const { place } = usePorts();
  const online = useOnline();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const home = i18n.t('extension.name');
  useLayoutEffect(() => {
    document.title = title === home ? home : `${title} · ${home}`;
  }, [title, home]);
  useLayoutEffect(() => {
    // Once the page is painted: to focus, the browser must lay out what is there so far.
    const takeBack = whenIdle(() => {
      // The focus went with the page before this one: it goes on at the top of this.
      if (document.activeElement === document.body)
        headingRef.current?.focus({ preventScroll: true });
    });
    // Whoever was quicker has begun; should what they pressed be gone already, the focus is kept near it.
    addEventListener('focusin', takeBack, { once: true });
    return takeBack;
  }, []);
  return (
    <>
      <Bar edge="top">
        {/* A title beside a label of the same words would be read out after it, as a description. */}
        <a class="home-link" href="#/" title={i18n.t('app.home')}>
          {title !== home && <Back />}
          <Mark />
        </a>
        <h1 class="two-lines" title={title} ref={headingRef} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        {status}
        {/* Home has one with words. */}
        {place === 'popup' && title !== home && <PanelButton />}
        <a class="button quiet icon" href="#/settings" title={i18n.t('app.settings')}>
          <Gear />
        </a>
      </Bar>
      <main class="page">
        {/* Read out as it comes. */}
        <output>{!online && <span class="notice">{i18n.t('app.offline')}</span>}</output>
        {children}
      </main>
      {actions !== undefined && <Bar edge="bottom">{actions}</Bar>}
    </>
  );
}

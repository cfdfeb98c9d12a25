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
  /** Shown at the end of the bar above, such as how current the page is. */
  readonly status?: ComponentChildren;
  /** The actions in the bar below. */
  readonly actions?: ComponentChildren;
  /** Left out while what the page is about is being read. */
  readonly children?: ComponentChildren;
}

/** The frame every page sits in. */
export function Page({ title, status, actions, children }: PageProps) {
  const { place } = usePorts();
  const online = useOnline();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const home = i18n.t('extension.name');
  // The page that takes its place has a heading of its own: a screen reader would read both.
  const reading = children === undefined;
  useLayoutEffect(() => {
    document.title = title === home ? home : `${title} · ${home}`;
  }, [title, home]);
  useLayoutEffect(() => {
    // After the paint, because the browser must lay out the page so far to set the focus.
    const takeBack = whenIdle(() => {
      // The focus was lost with the page before this one. It goes to the top of this page.
      if (document.activeElement === document.body)
        headingRef.current?.focus({ preventScroll: true });
    });
    // If the person was quicker, their focus stays. If its element goes, `useFocusKept` keeps it nearby.
    addEventListener('focusin', takeBack, { once: true });
    return takeBack;
  }, [reading]);
  return (
    <>
      <Bar edge="top">
        {/* No label: a title with the same words would be read out after it, as a description. */}
        <a class="home-link" href="#/" title={i18n.t('app.home')}>
          {title !== home && <Back />}
          <Mark />
        </a>
        <h1 class="two-lines" title={title} ref={headingRef} tabIndex={reading ? undefined : -1}>
          <bdi>{title}</bdi>
        </h1>
        {status}
        {/* Home has a button with words for it. */}
        {place === 'popup' && title !== home && <PanelButton />}
        <a class="button quiet icon" href="#/settings" title={i18n.t('settings.title')}>
          <Gear />
        </a>
      </Bar>
      <main class="page">
        {/* An output: it is read out when it appears. */}
        <output>{!online && <span class="notice">{i18n.t('app.offline')}</span>}</output>
        {reading ? <p class="late small muted">{i18n.t('app.loading')}</p> : children}
      </main>
      {actions !== undefined && <Bar edge="bottom">{actions}</Bar>}
    </>
  );
}

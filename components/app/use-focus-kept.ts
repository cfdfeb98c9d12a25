import { useLayoutEffect } from 'preact/hooks';
import { whenIdle } from './when-idle';

const parts = 'main :is(li, section[aria-labelledby])';

/**
 * Keeps the focus on the page when what had it is gone, lest a keyboard begin anew: it goes on at the
 * part of the page it was in, else at the heading. Who knows a better place goes there before.
 */
export function useFocusKept(): void {
  useLayoutEffect(() => {
    let path: readonly Element[] = [];
    const hold = (event: FocusEvent) => {
      path = event.composedPath().filter((one) => one instanceof Element);
    };
    // A press beside it leaves it; no focusout tells that from its being taken away.
    const letGo = (event: PointerEvent) => {
      const [held] = path;
      if (held !== undefined && !event.composedPath().includes(held)) path = [];
    };
    const isLost = () => path[0]?.isConnected === false;
    const goOn = () => {
      if (!isLost() || document.activeElement !== document.body) return;
      const next =
        path.find((one) => one.isConnected && one.matches(parts)) ?? document.querySelector('h1');
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      if (next.matches('li')) nameWhileFocused(next);
      next.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (isLost()) whenIdle(goOn);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', hold);
    addEventListener('pointerdown', letGo);
    return () => {
      observer.disconnect();
      // What is still to come finds nothing lost.
      path = [];
      removeEventListener('focusin', hold);
      removeEventListener('pointerdown', letGo);
    };
  }, []);
}

/** A list item has no name, so that nothing would be read out; once left, its words may be others. */
function nameWhileFocused(item: HTMLElement): void {
  item.ariaLabel = item.innerText;
  item.addEventListener('blur', () => (item.ariaLabel = null), { once: true });
}

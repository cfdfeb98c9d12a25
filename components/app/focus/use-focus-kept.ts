import { useLayoutEffect } from 'preact/hooks';
import { whenIdle } from '../when-idle';

const parts = 'main :is(li, section[aria-labelledby])';

/**
 * Keeps the focus on the page when the element that had it is removed: otherwise a keyboard user starts
 * at the top again. The focus goes to the part of the page it was in, else to the heading. A component
 * that knows a better place focuses that before.
 */
export function useFocusKept(): void {
  useLayoutEffect(() => {
    // What took the focus in the first drawing, such as the link to the next request, did so before this
    // listens.
    let path = pathTo(document.activeElement);
    const hold = (event: FocusEvent) => {
      path = event.composedPath().filter((one) => one instanceof Element);
    };
    // A press beside the element leaves it. A focusout looks the same when the element is removed.
    const letGo = (event: PointerEvent) => {
      const [held] = path;
      if (held !== undefined && !event.composedPath().includes(held)) path = [];
    };
    const isLost = () => path[0]?.isConnected === false;
    const goOn = () => {
      if (!isLost() || document.activeElement !== document.body) return;
      const next =
        path.find((one) => one.isConnected && one.matches(parts)) ??
        document.querySelector('h1[tabindex]');
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
      // A `goOn` that is still to come then finds nothing lost.
      path = [];
      removeEventListener('focusin', hold);
      removeEventListener('pointerdown', letGo);
    };
  }, []);
}

/** An element and all that it is in. */
function pathTo(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...pathTo(element.parentElement)];
}

/** A list item has no name of its own, so nothing would be read out. Once left, its text may change. */
function nameWhileFocused(item: HTMLElement): void {
  item.ariaLabel = item.innerText;
  item.addEventListener('blur', () => (item.ariaLabel = null), { once: true });
}

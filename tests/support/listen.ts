const regions = '[aria-live="polite"], [role="status"], output';
const alert = '[role="alert"]';

/**
 * Records what live regions say from now on, at each change. A region that is added together with its
 * words may not be read out, so it does not count here; an alert is read out either way. Of a region
 * that is not atomic, only what is added is read out.
 */
export function listen(): readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const changed = new Set(
      changes.flatMap(({ target, addedNodes }) => {
        const element = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].filter((node) => node instanceof Element);
        const alerts = added.map((one) => (one.matches(alert) ? one : one.querySelector(alert)));
        const region = element?.closest(regions);
        return region?.ariaAtomic === 'false' ? added : [region, ...alerts];
      }),
    );
    for (const region of changed) {
      const words = region?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
      if (words !== '') heard.push(words);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return heard;
}

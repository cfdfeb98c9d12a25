const regions = '[aria-live="polite"], [role="status"], output';

/**
 * Takes down what live regions say from now on, each time it changes. A region that comes to the
 * page with its words in it may say nothing, so that it counts for nothing here; an alert is said
 * either way.
 */
export function listen(): readonly string[] {
  const heard: string[] = [];
  const say = (region: Element | null | undefined) => {
    const words = region?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (words !== '' && words !== heard.at(-1)) heard.push(words);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      say(changed?.closest(regions));
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        say(node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]'));
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return heard;
}

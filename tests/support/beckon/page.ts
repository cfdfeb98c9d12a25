import type { Locator, Page } from 'puppeteer-core';

/** A control, link or heading by its role and its exact accessible name. */
export function byRole(page: Page, role: string, name: string): Locator<Element> {
  return page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
}

export function press(page: Page, name: string): Promise<void> {
  return click(byRole(page, 'button', name));
}

/** Scrolls to it first, as a person does: the bar at the bottom may cover what is barely in view. */
export async function click(locator: Locator<Element>): Promise<void> {
  const element = await locator.waitHandle();
  await element.evaluate((target) => target.scrollIntoView({ block: 'center' }));
  await locator.click();
}

export function write(page: Page, name: string, text: string): Promise<void> {
  return byRole(page, 'textbox', name).fill(text);
}

/** Everything a person can read on the page. */
export function textOf(page: Page): Promise<string> {
  return page.evaluate(() => document.body.innerText);
}

/** The control of the agent's field at this index (from 0), once it is there. */
export function control(page: Page, index: number): Locator<Element> {
  return page.locator(`form[name="answer"] [data-field="${index}"] :is(input, select, textarea)`);
}

/** What the control of that field holds. */
export function valueOf(page: Page, index: number): Promise<string> {
  return control(page, index)
    .map((field) => ('value' in field ? String(field.value) : ''))
    .wait();
}

/** Presses the button of the agent's form. */
export function submit(page: Page): Promise<void> {
  return click(page.locator('form[name="answer"] button[type="submit"]'));
}

/** How far the answer has come, as the page says; null while it says nothing. */
export function deliveryShown(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('[data-delivery]')?.getAttribute('data-delivery') ?? null,
  );
}

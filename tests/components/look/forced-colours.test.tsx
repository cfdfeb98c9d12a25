import '@/components/request/request.css';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { hideForm, showForm } from '../form/show-form';

afterEach(async () => {
  hideForm();
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

/** The relative luminance (WCAG 2) of colours painted over each other, the lowest first. */
function luminance(...colours: readonly string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  for (const colour of colours) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function forceColours(scheme: string) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: scheme },
    ],
  });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
}

test('in forced colours, the band that says who asks has no colours of its own', async () => {
  await forceColours('dark');
  showForm({ fields: [] });
  const band = document.createElement('div');
  band.className = 'trust-strip';
  document.body.append(band);
  expect(getComputedStyle(band).borderImageSource).toBe('none');
  band.remove();
});

test.each([
  ['light', true],
  ['light', false],
  ['dark', true],
  ['dark', false],
])('in forced colours, %s, the knob of a switch is seen on it, on: %s', async (scheme, on) => {
  await forceColours(scheme);
  const shown = showForm({ fields: [{ type: 'switch', label: 'Remember', defaultValue: on }] });
  const colourOf = (part?: string) =>
    getComputedStyle(shown.input(0), part).getPropertyValue('background-color');
  const page = getComputedStyle(document.documentElement).backgroundColor;
  // Its colour changes over a moment.
  await expect
    .poll(() => {
      const track = luminance(page, colourOf());
      const knob = luminance(page, colourOf(), colourOf('::before'));
      return (Math.max(track, knob) + 0.05) / (Math.min(track, knob) + 0.05);
    })
    .toBeGreaterThan(3);
});

import { i18n } from '#i18n';
import type { JsonError } from '@/lib/tools/json-error';
import { placeIn } from '@/lib/tools/text-place';

/** Where a text stops being JSON, and why: "Line 4, column 7: a comma is missing." */
export function jsonWords(text: string, { code, offset }: JsonError): string {
  if (code === 'empty') return i18n.t('tools.json.empty');
  const { line, column } = placeIn(text, offset);
  return i18n.t('tools.json.place', [line, column, reason(code)]);
}

function reason(code: Exclude<JsonError['code'], 'empty'>): string {
  switch (code) {
    case 'unfinished':
      return i18n.t('tools.json.unfinished');
    case 'value':
      return i18n.t('tools.json.value');
    case 'name':
      return i18n.t('tools.json.name');
    case 'colon':
      return i18n.t('tools.json.colon');
    case 'separator':
      return i18n.t('tools.json.separator');
    case 'trailing-comma':
      return i18n.t('tools.json.trailingComma');
    case 'after-end':
      return i18n.t('tools.json.afterEnd');
    case 'quotes':
      return i18n.t('tools.json.quotes');
    case 'comment':
      return i18n.t('tools.json.comment');
    case 'space':
      return i18n.t('tools.json.space');
    case 'open-text':
      return i18n.t('tools.json.openText');
    case 'control':
      return i18n.t('tools.json.control');
    case 'escape':
      return i18n.t('tools.json.escape');
    case 'number':
      return i18n.t('tools.json.number');
  }
}

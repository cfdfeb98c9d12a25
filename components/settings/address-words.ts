import { i18n } from '#i18n';
import type { AddressProblem } from '@/lib/service/address';

/** What is wrong with an address, and what to do. */
export function addressWords(problem: AddressProblem): string {
  switch (problem) {
    case 'empty':
      return i18n.t('settings.address.empty');
    case 'not-an-address':
      return i18n.t('settings.address.notAnAddress');
    case 'not-http':
      return i18n.t('settings.address.notHttp');
    case 'has-credentials':
      return i18n.t('settings.address.hasCredentials');
    case 'has-query':
      return i18n.t('settings.address.hasQuery');
    case 'plain-http':
      return i18n.t('settings.address.plainHttp');
  }
}

import { lazy } from './lazy';

// Most visits begin at home and end at a request, so the popup starts with home's code alone.
export const OtherPage = lazy(() => import('./other-page').then((module) => module.OtherPage));

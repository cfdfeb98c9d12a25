import { lazy } from './lazy';

// Most visits are to home, and end with a request: the popup starts with no code but home's.
export const OtherPage = lazy(() => import('./other-page').then((module) => module.OtherPage));

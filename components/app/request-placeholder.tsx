import { Page } from './page';

export function RequestPage({ id }: { readonly id: string }) {
  return <Page title={id}>{null}</Page>;
}

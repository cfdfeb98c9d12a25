import { Page } from '@/components/app/page';

export function TaskPage({ id }: { readonly id: string }) {
  return <Page title={id}>{null}</Page>;
}

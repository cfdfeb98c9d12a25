/** The agent's heading of a request, quoted in Beckon's own text. Nothing where the request has none. */
export function QuotedHeading({ heading }: { readonly heading: string }) {
  if (heading === '') return null;
  return (
    <p class="small two-lines">
      <q>
        <bdi>{heading}</bdi>
      </q>
    </p>
  );
}

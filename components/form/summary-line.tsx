import type { Field } from '@/lib/form/controls';
import { oneLine } from '@/lib/visible-text';
import { Component } from 'preact';
import { idsOf } from './ids';
import { labelOf } from './label-of';

const labelLength = 200;

interface SummaryLineProps {
  readonly field: Field;
  readonly error: string;
  readonly onGo: (index: number) => void;
}

/** One field's error, as a link to the field. There may be ten thousand: only a new error redraws. */
export class SummaryLine extends Component<SummaryLineProps> {
  override shouldComponentUpdate(next: SummaryLineProps): boolean {
    return next.error !== this.props.error;
  }

  override render({ field, error, onGo }: SummaryLineProps) {
    const label = oneLine(labelOf(field), labelLength);
    return (
      <li>
        <bdi>{label}</bdi>{' '}
        <a
          // Several errors read "Fill this in."; in a list of links only the label tells them apart.
          aria-label={`${label}: ${error}`}
          href={`#${idsOf(field.index).control}`}
          onClick={(event) => {
            // The page's address is its route; the link only moves the focus.
            event.preventDefault();
            onGo(field.index);
          }}
        >
          {error}
        </a>
      </li>
    );
  }
}

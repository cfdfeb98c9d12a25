import { textAside } from '@/components/written/text-aside';
import { Written } from '@/components/written/written';
import type { Field } from '@/lib/form/controls';
import { Component } from 'preact';
import { drawControl } from './controls/draw-control';
import { isLongList } from './controls/long-list';
import { hintsOf } from './hints';
import { type Ids, idsOf } from './ids';
import { labelOf } from './label-of';
import { tagOf } from './tag-of';

interface FieldViewProps {
  readonly field: Field;
  /** What is wrong with the field, in words. */
  readonly error: string | undefined;
  /** Where answers go, to be named beside a secret. */
  readonly host: string;
  /** Whether some field of the form is required. Only then is "optional" worth saying at the others. */
  readonly someRequired: boolean;
}

/** A field with all the words around it. Only a change of its error, or of the host, draws it again. */
export class FieldView extends Component<FieldViewProps> {
  override shouldComponentUpdate(next: FieldViewProps): boolean {
    return next.error !== this.props.error || next.host !== this.props.host;
  }

  override render({ field, error, host, someRequired }: FieldViewProps) {
    const ids = idsOf(field.index);
    const hints = hintsOf(field, host);
    const tag = tagOf(field, someRequired);
    // Said by the control itself: described by the word, too, it would be read out twice. A date consists
    // of several controls; Chromium says of none of them that it is required or read-only.
    const isSaid =
      (field.required || field.readonly) && !isGroup(field) && field.kind !== 'date-like';
    const described = [
      tag !== null && !isSaid && ids.tag,
      hints.length > 0 && ids.hint,
      error !== undefined && ids.error,
    ];
    const control = drawControl(field, {
      id: ids.control,
      labelledBy: ids.label,
      describedBy: described.filter(Boolean).join(' ') || undefined,
      invalid: error !== undefined,
    });
    const word = tag !== null && (
      <span id={ids.tag} class="hint">
        {tag}
      </span>
    );
    return (
      <div class="question" data-field={field.index}>
        {drawNamed(field, ids, control, word)}
        {textAside(labelOf(field))}
        {hints.length > 0 && (
          <div id={ids.hint} class="hint">
            {hints}
          </div>
        )}
        {textAside(field.hint)}
        {error !== undefined && (
          <p id={ids.error} class="error">
            {error}
          </p>
        )}
      </div>
    );
  }
}

type Drawn = ReturnType<typeof drawControl>;

function drawNamed(field: Field, ids: Ids, control: Drawn, word: Drawn) {
  const isCheck = field.kind === 'checkbox' || field.kind === 'switch';
  if (!isCheck) {
    return (
      <>
        {drawLabel(field, ids)} {word}
        {control}
      </>
    );
  }
  const { beside } = field.control;
  if (beside === '') {
    return (
      <div class="check-row">
        {control}
        <div>
          {drawLabel(field, ids)} {word}
        </div>
      </div>
    );
  }
  return (
    <>
      {drawLabel(field, ids)} {word}
      <div class="check-row">
        {control}
        <label htmlFor={ids.control}>
          <Written text={beside} />
        </label>
      </div>
      {textAside(beside)}
    </>
  );
}

function drawLabel(field: Field, ids: Ids) {
  const text = <Written text={labelOf(field)} />;
  return isGroup(field) ? (
    <span id={ids.label} class="legend">
      {text}
    </span>
  ) : (
    <label id={ids.label} class="legend" htmlFor={ids.control}>
      {text}
    </label>
  );
}

/** Whether a field has several controls or none: a `<label>` can name neither. */
function isGroup(field: Field): boolean {
  return (
    field.kind === 'radio' ||
    field.kind === 'checkboxes' ||
    field.kind === 'unreadable' ||
    isLongList(field)
  );
}

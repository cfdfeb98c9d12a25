import { FieldView } from './field-view';
import type { Sheet } from './sheet';

interface FieldPagesProps {
  readonly sheet: Sheet;
  readonly shown: number;
  readonly visited: ReadonlySet<number>;
  readonly errors: ReadonlyMap<number, string>;
  readonly host: string;
}

/** The fields of the pages visited; all but the page shown are hidden. */
export function FieldPages({ sheet, shown, visited, errors, host }: FieldPagesProps) {
  const someRequired = sheet.form.fields.some((field) => field.required);
  return (
    <>
      {[...visited].map((page) => (
        <div key={page} class="questions" hidden={page !== shown}>
          {sheet.pages[page]?.map((field) => (
            <FieldView
              key={field.index}
              field={field}
              error={errors.get(field.index)}
              host={host}
              someRequired={someRequired}
            />
          ))}
        </div>
      ))}
    </>
  );
}

type FieldType =
  | 'text'
  | 'number'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'month'
  | 'week'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'range';

/** A form field as an agent writes it (interface §2, "Form field"). */
export interface FormField {
  readonly type: FieldType;
  readonly label?: string;
  readonly placeholder?: string;
  readonly defaultValue?: string | number | boolean;
  readonly readonly?: boolean;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly options?: readonly { readonly label: string; readonly value: string | number }[];
  readonly multiple?: boolean;
  readonly rows?: number;
  readonly cols?: number;
  readonly autocomplete?: string;
  readonly className?: string;
}

/** The arguments of the conventional form tool (interface §2, "Form tool parameters"). */
export interface Form {
  readonly heading: string;
  readonly description: string;
  readonly fields: readonly FormField[];
  readonly submitButton?: { readonly label: string };
}

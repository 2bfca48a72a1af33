import { useField, useFormikContext } from 'formik';
import { type ComponentType, memo, useCallback } from 'react';

/** What a field of a form shows, and how it is changed. */
export type FieldState<Value> = {
  name: string;
  value: Value;
  error: string | undefined;
  setValue: (next: Value) => void;
};

/** A field of a form by its name. Each hears of every key that is pressed in any: only one that changed is drawn again. */
export function memoField<Value, Props extends object = object>(
  name: string,
  View: ComponentType<Props & FieldState<Value>>,
): ComponentType<Props> {
  const MemoView: ComponentType<Props & FieldState<Value>> = memo(View);
  return function MemoField(props: Props) {
    const [{ value }, { error }] = useField<Value>(name);
    const { setFieldValue } = useFormikContext();
    const setValue = useCallback((next: Value) => void setFieldValue(name, next, false), [setFieldValue]);
    return <MemoView {...props} name={name} value={value} error={error} setValue={setValue} />;
  };
}

type Props = {
  /** What is chosen, for screen readers: the choices themselves tell everybody else. */
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onValue: (value: string) => void;
};

/** A choice by the browser's own list, which weighs nothing and suits a thumb. */
export function PlainSelect({ label, value, options, onValue }: Props) {
  return (
    <select
      className="list"
      aria-label={label}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

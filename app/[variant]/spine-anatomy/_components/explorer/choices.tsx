'use client'

interface ChoicesProps<Value extends string> {
  legend: string
  name: string
  choices: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** A segmented control: horizontal, or vertical beside a large drawing. */
export function Choices<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="sr-only text-sm text-muted lg:not-sr-only lg:mb-1">{legend}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice} className="anatomy-choice">
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

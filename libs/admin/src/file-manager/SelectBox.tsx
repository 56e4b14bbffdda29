export interface SelectBoxProps {
  label: string
  checked: boolean
  /** True where some of what it stands for is selected. */
  partly?: boolean
  /** `range`: the shift key was held. */
  onChange: (range: boolean) => void
}

/** A plain checkbox: a hundred of Chakra's would take their time to appear. */
export function SelectBox({ label, checked, partly = false, onChange }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = partly
      }}
      // Shift would select text on the way.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}

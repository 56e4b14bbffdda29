import { chakra, HStack } from '@chakra-ui/react'
import { lookLimits } from '@sitewright/theme'
import { useId } from 'react'

export interface FactorFieldProps {
  field: keyof typeof lookLimits
  label: string
  /** What the least and the most are like. */
  ends: readonly [least: string, most: string]
  value: number
  onChange: (value: number) => void
}

const Range = chakra('input', {
  base: { display: 'block', width: 'full', height: '8', accentColor: 'accent.solid', cursor: 'pointer' },
})

/** In hundredths, so that no step is a little off. */
const whole = 100
const step = 5

/** A factor between its limits; 100 % is as the site comes. */
export function FactorField({ field, label, ends, value, onChange }: FactorFieldProps) {
  const id = useId()
  const [least, most] = lookLimits[field]
  const percent = Math.round(value * whole)
  return (
    <div>
      <HStack justify="space-between" textStyle="sm">
        <chakra.label htmlFor={id} fontWeight="medium">
          {label}
        </chakra.label>
        <chakra.output htmlFor={id} color="fg.muted">{`${percent} %`}</chakra.output>
      </HStack>
      <Range
        id={id}
        type="range"
        min={Math.round(least * whole)}
        max={Math.round(most * whole)}
        step={step}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ target }) => onChange(Number(target.value) / whole)}
      />
      <HStack justify="space-between" textStyle="xs" color="fg.muted" aria-hidden>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </HStack>
    </div>
  )
}

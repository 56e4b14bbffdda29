import { Field, Input, Textarea, type InputProps } from '@chakra-ui/react'
import { Tooltip } from '@sitewright/ui'
import { useId } from 'react'

export interface SettingFieldProps extends Pick<
  InputProps,
  'name' | 'list' | 'type' | 'inputMode' | 'maxLength' | 'onBlur' | 'onFocus' | 'dir' | 'autoComplete'
> {
  label: string
  value: string
  onChange: (value: string) => void
  help?: string | undefined
  /** What is wrong with it; shown in place of the help. */
  problem?: string | undefined
  tooltip?: string
  /** Lines; one if absent. */
  lines?: number
}

/** A labelled setting, with what there is to say of it beside it. */
export function SettingField(props: SettingFieldProps) {
  const { label, help, problem, tooltip = '', lines, ...input } = props
  const note = useId()
  const noted = problem !== undefined || help !== undefined
  return (
    <Field.Root invalid={problem !== undefined} ids={{ errorText: note, helperText: note }}>
      <Field.Label>{label}</Field.Label>
      <Tooltip label={tooltip}>
        <Control {...input} lines={lines} note={noted ? note : undefined} />
      </Tooltip>
      {help && problem === undefined && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}

interface ControlProps extends Omit<InputProps, 'onChange' | 'lines'> {
  lines: number | undefined
  /** Id of the text that belongs to it. */
  note: string | undefined
  onChange: (value: string) => void
}

/** The control itself: the tooltip's description does not replace that by the text beside it. */
function Control({ lines, note, onChange, 'aria-describedby': tip, ...input }: ControlProps) {
  const described = [note, tip].filter((id) => id !== undefined).join(' ')
  const shared = {
    dir: 'auto',
    autoComplete: 'off',
    ...input,
    ...(described !== '' && { 'aria-describedby': described }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const
  if (lines === undefined) return <Input {...shared} />
  return (
    <Textarea
      {...(shared as object)}
      rows={lines}
      maxHeight="60"
      css={{ fieldSizing: 'content' }}
      minHeight={`${lines * 2}rem`}
    />
  )
}

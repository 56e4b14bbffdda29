import { chakra, type SystemStyleObject } from '@chakra-ui/react'

const control: SystemStyleObject = {
  display: 'block',
  width: 'full',
  maxWidth: 'xl',
  minHeight: '11',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  background: 'bg.panel',
  color: 'fg',
  '&[aria-invalid=true]': { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' },
}

const label: SystemStyleObject = { display: 'block', marginBottom: '1.5', fontWeight: 'medium' }

/** The form with all that is in it: one styled element costs a server about as much as thirty plain ones. */
export const FormFrame = chakra('div', {
  base: {
    maxWidth: '2xl',
    '& > form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    '& > form[hidden]': { display: 'none' },
    '& [data-field] > label': label,
    '& [data-field] > fieldset > legend': label,
    // the space belongs to the asterisk, which nobody needs to hear: the control says that it is required
    '& [data-required]::after': { content: '" *" / ""', color: 'fg.error' },
    '& [data-field] > input, & [data-field] > select, & [data-field] > textarea, & [data-date] > [type=text]': control,
    '& [data-field] > select': { paddingInline: '2' },
    '& [data-field] > input[type=number], & [data-field] > input[type=time], & [data-date]': {
      maxWidth: 'calc({sizes.xs} * 0.7)',
    },
    '& [data-field] [data-choice]': {
      display: 'flex',
      gap: '2.5',
      width: 'fit',
      maxWidth: 'full',
      marginBottom: '0',
      paddingBlock: '2.5',
      fontWeight: 'normal',
      cursor: 'pointer',
      // a finger needs more room than a pointer
      '@media (pointer: fine)': { paddingBlock: '1' },
      '& > input': { flex: 'none', width: '1.125rem', height: '1.125rem', marginTop: 'calc((1lh - 1.125rem) / 2)' },
    },
    '& [data-date]': { position: 'relative', display: 'flex', gap: '2' },
    '& [data-date] > [type=date]': {
      position: 'absolute',
      insetBlockEnd: '0',
      insetInlineStart: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      pointerEvents: 'none',
    },
    '& [data-date] > button': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '11',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { background: 'bg.muted', color: 'fg' },
      '& > svg': { width: '5', height: '5' },
      '@media (scripting: none)': { display: 'none' },
    },
    '& [data-problem]': { marginTop: '1.5', color: 'fg.error', textStyle: 'sm' },
    '& [data-note], & noscript > p': {
      maxWidth: 'xl',
      padding: '3',
      borderRadius: 'md',
      background: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'sm',
    },
    '& noscript > p': { background: 'bg.warning', color: 'fg.warning' },
    '& [data-send]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
    '& [data-send] > button': {
      minHeight: '11',
      maxWidth: 'full',
      paddingInline: '6',
      paddingBlock: '2',
      borderRadius: 'md',
      background: 'accent.solid',
      color: 'accent.contrast',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _hover: { filter: 'brightness(1.08)' },
      _disabled: { background: 'bg.emphasized', color: 'fg.muted', cursor: 'not-allowed', filter: 'none' },
    },
    '& [data-first]': { color: 'fg.muted', textStyle: 'sm', '@media (scripting: none)': { display: 'none' } },
    '& [data-first] > a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // it has the focus only so that it is read out
    '& [data-done]': { display: 'grid', gap: '4', outline: 'none' },
    '& [data-done] > [data-note]': { background: 'bg.info', color: 'fg', textStyle: 'md' },
  },
})

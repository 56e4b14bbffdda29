import type { SystemStyleObject } from '@chakra-ui/react'

/** The box in which something waits to be shown: it keeps its size when that is there. */
export const frameStyles: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  overflow: 'hidden',
  borderRadius: 'lg',
  borderWidth: '1px',
  backgroundColor: 'bg.muted',
  color: 'fg.muted',
  textStyle: 'sm',
  textAlign: 'center',
  '& > button': {
    minHeight: '11',
    paddingInline: '4',
    borderRadius: 'md',
    color: 'accent.contrast',
    background: 'accent.solid',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { filter: 'brightness(1.08)' },
  },
}

/** The link to where the same is to be seen. */
export const elsewhereStyles: SystemStyleObject = {
  marginTop: '2',
  textStyle: 'sm',
  '& > a': { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.15em' },
}

import { chakra } from '@chakra-ui/react'

const Box = chakra('p', {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1px',
    borderColor: 'border.error',
    borderRadius: 'md',
    background: 'bg.error',
    color: 'fg.error',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
  },
})

/** Why the server refused something, beside what it refused. */
export function Refusal({ reason }: { reason: string | undefined }) {
  return reason ? <Box role="alert">{reason}</Box> : null
}

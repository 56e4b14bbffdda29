import { chakra } from '@chakra-ui/react'
import { FileSymlink } from 'lucide-react'
import type { ReactNode } from 'react'

const Label = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    width: 'max-content',
    maxWidth: 'min(16rem, 60vw)',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'md',
    background: 'accent.solid',
    color: 'accent.contrast',
    boxShadow: 'lg',
    textStyle: 'sm',
    cursor: 'grabbing',
    '& svg': { flex: 'none', width: '4', height: '4' },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/** What the pointer carries while files are dragged. */
export function DragLabel({ children }: { children: ReactNode }) {
  return (
    <Label>
      <FileSymlink aria-hidden />
      <bdi>{children}</bdi>
    </Label>
  )
}

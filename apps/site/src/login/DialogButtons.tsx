import { Button, Group } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { texts } from './messages.ts'

/** The last row of the dialog, inside the form so that Enter finds the button that submits it. */
export function DialogButtons({ onCancel, children }: { onCancel: () => void; children?: ReactNode }) {
  return (
    <Group width="full" justifyContent="flex-end" gap="3" marginTop="8">
      <Button variant="outline" onClick={onCancel}>
        {texts.cancel()}
      </Button>
      {children}
    </Group>
  )
}

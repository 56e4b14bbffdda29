import { Button, type ButtonProps } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { useState } from 'react'
import { DocumentHistoryDialog, type DocumentHistoryDialogProps } from './DocumentHistoryDialog.tsx'
import { texts } from './messages.ts'

export interface HistoryButtonProps
  extends Omit<DocumentHistoryDialogProps, 'onClose'>, Pick<ButtonProps, 'size' | 'paddingInline' | 'disabled'> {}

/** The button that opens the history of what is edited. */
export function HistoryButton({ noun, changed, onTake, ...button }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} variant="outline" onClick={() => setOpen(true)}>
        <History aria-hidden /> {texts.history()}
      </Button>
      {isOpen && <DocumentHistoryDialog {...{ noun, changed, onTake }} onClose={() => setOpen(false)} />}
    </>
  )
}
